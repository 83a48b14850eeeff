/** The rules of a table that is being set up: a preset, the changes, and whether they all go together. */

import { isForAWhile, sentenceOf, Trouble } from '../server/api';
import type { OptionOffered, PresetOffered, RulesOffered, RulesRead } from '../server/answers';
import { changesIn, optionName, readRules, valueName, written, type Options, type Value } from '../server/rules';
import { ourRules } from '../settings/ourrules.svelte';
import { t } from '../language/words.svelte';

/** Two options that do not go together, or whatever else the server refuses in the rules. */
interface Conflict {
  sentence: string;
  /** The options it is about. */
  names: readonly string[];
  /** The change that would resolve it, if one of the likely ones does. */
  way: { name: string; value: Value; label: string } | null;
}

/** A rule that was set along with another, since the two did not go together, and what it was before. */
interface Along {
  because: string;
  name: string;
  value: Value;
  before: Value;
}

/** Rules that nobody minds about by themselves: each follows what it depends on, and nobody is asked. */
const FOLLOWING: readonly string[] = [
  'score_cards',
  'target',
  'deals',
  'best_when',
  'best_for',
  'benny_turned',
  'no_trump',
  'stuck_names',
  'holding_up_card',
  'cut_minimum',
];

/** True of a rule that follows others. */
function isFollowing(name: string): boolean {
  return FOLLOWING.includes(name);
}

/** True if the server has not answered the question: it could not be reached, or is too busy. */
function isUnanswered(problem: unknown): boolean {
  return !(problem instanceof Trouble) || isForAWhile(problem.code);
}

/** Milliseconds after a change before the server is asked: another change may follow. */
const PAUSE = 120;

export class Draft {
  preset: PresetOffered = $state.raw() as PresetOffered;
  options: Options = $state.raw({});
  /** The rules as the server reads them; null while they do not go together, or while they are being fetched. */
  read: RulesRead | null = $state.raw(null);
  conflict: Conflict | null = $state.raw(null);
  /** The rules set along with others. */
  along: readonly Along[] = $state.raw([]);
  /** The reason why the server has not read the rules; '' if it has. */
  trouble = $state('');

  readonly #offered: RulesOffered;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #changed = '';
  #asked = 0;

  constructor(offered: RulesOffered, rules: string) {
    this.#offered = offered;
    this.#start(rules);
  }

  /** The names of the options that differ from the preset. */
  get changes(): readonly string[] {
    return Object.keys(this.options).filter((name) => this.options[name] !== this.preset.options[name]);
  }

  /** The number of players by these rules. */
  get players(): number {
    return Number(this.options.players);
  }

  /** The number of players by rules as text. */
  playersBy(rules: string): number {
    return Number(this.#read(rules).options.players);
  }

  /** The rules chosen here, as text. */
  get text(): string {
    return written(this.preset, this.options);
  }

  /** The name under which these rules are saved in this browser; null if they are not. */
  get ours(): string | null {
    const same = ourRules().find(({ rules }) => {
      const { options } = this.#read(rules);
      return Object.keys(options).every((name) => options[name] === this.options[name]);
    });
    return same?.name ?? null;
  }

  /** Start again from a preset, or from rules as text. */
  choose(rules: string): void {
    this.#start(rules);
  }

  set(name: string, value: Value): void {
    const back = this.along.filter(({ because }) => because === name && value === this.preset.options[name]);
    this.options = { ...this.options, ...Object.fromEntries(back.map((one) => [one.name, one.before])), [name]: value };
    this.along = this.along.filter((one) => one.name !== name && !back.includes(one));
    this.#changed = name;
    this.#look(PAUSE);
  }

  reset(name: string): void {
    const usual = this.preset.options[name];
    if (usual !== undefined) this.set(name, usual);
  }

  /** Ask the server again, where it did not answer. */
  retry(): void {
    this.#look(0);
  }

  #start(rules: string): void {
    const { preset, options } = this.#read(rules);
    this.preset = preset;
    this.options = options;
    this.along = [];
    this.#changed = '';
    this.#look(0);
  }

  #read(rules: string): { preset: PresetOffered; options: Options } {
    const { presets, options } = this.#offered;
    const [name] = rules.split(',');
    const preset = presets.find((one) => one.name === name) ?? presets[0];
    if (preset === undefined) throw new Error('the server offers no preset');
    return { preset, options: { ...preset.options, ...changesIn(rules, options) } };
  }

  #look(pause: number): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.read = null;
    this.#timer = setTimeout(() => void this.#ask(this.#asked), pause);
  }

  async #ask(number: number): Promise<void> {
    try {
      const read = await readRules(this.text);
      if (number === this.#asked) this.#answered({ read });
    } catch (problem) {
      if (isUnanswered(problem)) {
        if (number === this.#asked) this.#answered({ trouble: sentenceOf(problem) });
        return;
      }
      const conflict = await this.#understand(problem, number);
      if (number !== this.#asked) return;
      if (this.#changed !== '' && conflict.way !== null && isFollowing(conflict.way.name)) this.#follow(conflict.way);
      else this.#answered({ conflict });
    }
  }

  /** Set another rule along with the one that was changed. */
  #follow({ name, value }: { name: string; value: Value }): void {
    const before = this.along.find((one) => one.name === name)?.before ?? this.options[name] ?? value;
    this.along = [...this.along.filter((one) => one.name !== name), { because: this.#changed, name, value, before }];
    this.options = { ...this.options, [name]: value };
    this.#look(0);
  }

  #answered({ read = null, conflict = null, trouble = '' }: Partial<Pick<Draft, 'read' | 'conflict' | 'trouble'>>): void {
    this.read = read;
    this.conflict = conflict;
    this.trouble = trouble;
  }

  async #understand(problem: unknown, number: number): Promise<Conflict> {
    const names = problem instanceof Trouble ? problem.options : [];
    const others = names
      .filter((name) => name !== this.#changed && name !== 'players') // nobody sends a guest away for a house rule
      .sort((one, other) => Number(isFollowing(other)) - Number(isFollowing(one)));
    return { sentence: sentenceOf(problem), names, way: await this.#way(others, number) };
  }

  /** A value for one of these options with which all goes together. */
  async #way(names: readonly string[], number: number): Promise<Conflict['way']> {
    for (const name of names) {
      const option = this.#offered.options.find((one) => one.name === name);
      for (const value of likely(option, this.preset.options[name], this.options[name])) {
        if (number !== this.#asked) return null; // something else was chosen meanwhile
        const label = t('new-way', { rule: optionName(name), value: valueName(name, value) });
        try {
          await readRules(written(this.preset, { ...this.options, [name]: value }));
          return { name, value, label };
        } catch (problem) {
          if (isUnanswered(problem)) return null;
          if (this.#leadsOn(problem, name)) return { name, value, label };
        }
      }
    }
    return null;
  }

  /** True if a rule that follows another is no longer in the way, and only a further one is. */
  #leadsOn(problem: unknown, name: string): boolean {
    const isFirst = !this.along.some((one) => one.because === this.#changed && one.name === name);
    return (
      isFollowing(name) &&
      isFirst &&
      problem instanceof Trouble &&
      problem.options.includes(this.#changed) &&
      !problem.options.includes(name)
    );
  }
}

/** Plausible other values of an option, the likeliest first. */
function likely(option: OptionOffered | undefined, usual: Value | undefined, now: Value | undefined): Value[] {
  if (option === undefined) return [];
  const few = option.choices.length <= 4 ? option.choices : [option.choices[0], 10];
  return [...new Set([usual, option.default, ...few])].flatMap((value) => (value === undefined || value === now ? [] : [value]));
}
