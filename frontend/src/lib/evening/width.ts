/** The width of a text, so that a name can be set as large as there is room for it. */

const PEN_SIZE = 100;
/** The average width of a letter, in parts of the size of its type, where nothing can be measured. */
const USUAL = 0.6;

let pen: CanvasRenderingContext2D | null | undefined;

/** The width of a text in parts of the size of its type, in the page's own font at a weight. */
export function widthOf(text: string, weight = 600): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return USUAL * text.length;
  pen.font = `${weight} ${PEN_SIZE}px 'Inter Variable', system-ui, sans-serif`;
  return pen.measureText(text).width / PEN_SIZE;
}
