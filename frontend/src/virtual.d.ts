/** The sentences of one language that the page uses, as Fluent; put together by vite.config.ts. */
declare module 'virtual:catalogue/en' {
  const text: string;
  export default text;
}

declare module 'virtual:catalogue/de' {
  const text: string;
  export default text;
}

/** The drawings of one style of faces, by card; put together by vite.config.ts. */
declare module 'virtual:faces/2color' {
  const drawings: Readonly<Record<string, string>>;
  export default drawings;
}

declare module 'virtual:faces/4color' {
  const drawings: Readonly<Record<string, string>>;
  export default drawings;
}

declare module 'virtual:faces/2color-bf' {
  const drawings: Readonly<Record<string, string>>;
  export default drawings;
}

declare module 'virtual:faces/4color-bf' {
  const drawings: Readonly<Record<string, string>>;
  export default drawings;
}
