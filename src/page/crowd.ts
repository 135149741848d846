import type { Outline } from '../game/campaign.ts';
import { textIn } from '../words/sentences.ts';
import type { Words } from '../words/texts.ts';
import { makeDialog } from './dialog.ts';
import { element } from './elements.ts';
import type { Settings } from './settings.ts';

/** A floor full of monsters. Lengths in cells. */
export interface Crowd {
  readonly actors: number;
  readonly width: number;
  readonly height: number;
  readonly awake: boolean;
}

/** Limits for the number of monsters and for the sides of the floor, in cells. */
export interface CrowdBounds {
  readonly actors: Bounds;
  readonly side: Bounds;
}

interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** The least number of cells for each monster: on fuller floors no monster can move. */
const roomEach = 4;

/** Describes the problem of a crowd in any language. */
export type Complaint = (words: Words['crowd']) => string;

export function complaintAbout(
  { actors, width, height }: Crowd,
  bounds: CrowdBounds,
): Complaint | null {
  const isSide = (side: number) => isWithin(side, bounds.side);
  if (!isSide(width) || !isSide(height)) return badFloor(foundOf('x', width, height), bounds);
  if (!isWithin(actors, bounds.actors)) return badActors(foundOf('', actors), bounds);
  const room = Math.floor((width * height) / roomEach);
  return actors > room ? (words) => words.tooMany(`${width}x${height}`, room) : null;
}

function isWithin(value: number, { least, most }: Bounds): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

/** Joins numbers for a message; empty when one of them is missing. */
function foundOf(between: string, ...numbers: number[]): string {
  return numbers.some(Number.isNaN) ? '' : numbers.join(between);
}

/** Texts from the address have any length, so they are cut. */
const badActors =
  (found: string, { actors }: CrowdBounds): Complaint =>
  (words) =>
    words.badActors(found.slice(0, 40), actors.least, actors.most);
const badFloor =
  (found: string, { side }: CrowdBounds): Complaint =>
  (words) =>
    words.badFloor(found.slice(0, 40), side.least, side.most);

/**
 * Reads `?crowd=1000&floor=200x200&awake=no`. `floor` and `awake` are optional; `200×200` is valid
 * as well.
 */
export function readCrowd(search: string, bounds: CrowdBounds): Crowd | { complaint: Complaint } {
  const params = new URLSearchParams(search);
  const actors = params.get('crowd') ?? '';
  const floor = params.get('floor') ?? '200x200';
  const awake = params.get('awake') ?? 'yes';
  if (!/^\d{1,7}$/.test(actors)) return { complaint: badActors(actors, bounds) };
  const sides = /^(\d{1,5})[xX×](\d{1,5})$/.exec(floor);
  if (!sides) return { complaint: badFloor(floor, bounds) };
  if (awake !== 'yes' && awake !== 'no') {
    return { complaint: (words) => words.badAwake(awake.slice(0, 40)) };
  }
  const [, width, height] = sides.map(Number);
  const crowd = { actors: Number(actors), width, height, awake: awake === 'yes' };
  const complaint = complaintAbout(crowd, bounds);
  return complaint ? { complaint } : crowd;
}

/** A crowd as parameters of the address. */
export function crowdParameters({ actors, width, height, awake }: Crowd) {
  return { crowd: `${actors}`, floor: `${width}x${height}`, awake: awake ? 'yes' : 'no' };
}

/** Suggestions: the number of monsters, and the side of the floor. */
const stock = [
  [100, 50],
  [1000, 200],
  [10_000, 500],
  [100_000, 1000],
] as const;

export interface CrowdActions {
  campaigns(): readonly Outline[];
  /** Plays a crowd in the campaign of this id. */
  play(campaign: string, crowd: Crowd): void;
}

/** Makes the closed dialog that configures a crowd. */
export function makeCrowdDialog(
  settings: Settings,
  actions: CrowdActions,
  bounds: CrowdBounds,
): { readonly dialog: HTMLDialogElement; open(): void } {
  const say = settings.text;
  const words = () => settings.words.crowd;
  const number = (name: string, value: number, { least, most }: Bounds) =>
    element('input', '', {
      type: 'number',
      name,
      min: String(least),
      max: String(most),
      step: '1',
      value: String(value),
      required: true,
    });
  const actors = number('actors', 1000, bounds.actors);
  const width = number('width', 200, bounds.side);
  const height = number('height', 200, bounds.side);
  const awake = element('input', '', { type: 'checkbox', name: 'awake', checked: true });
  const campaign = element('select', '', { name: 'crowd-campaign' });
  const fault = element('p', 'complaint', { role: 'alert', hidden: true });
  const label = (text: (words: Words) => string, ...fields: (HTMLElement | string)[]) =>
    element(
      'label',
      '',
      {},
      say(element('span', '', {}), text),
      element('span', 'fields', {}, ...fields),
    );
  settings.follow(() => {
    width.ariaLabel = words().width;
    height.ariaLabel = words().height;
  });
  const form = element(
    'form',
    'crowd',
    { noValidate: true },
    say(element('p', '', {}), () => words().about),
    element(
      'div',
      'buttons',
      {},
      ...stock.map(([count, side]) =>
        element(
          'button',
          'small',
          {
            type: 'button',
            onclick() {
              actors.value = String(count);
              width.value = String(side);
              height.value = String(side);
            },
          },
          `${count} · ${side}×${side}`,
        ),
      ),
    ),
    label(({ ui }) => ui.campaign, campaign),
    label(({ ui }) => ui.bestiary.monsters, actors),
    label(() => words().floor, width, ' × ', height),
    element(
      'label',
      'switch',
      {},
      awake,
      say(element('span', '', {}), () => words().awake),
    ),
    fault,
    say(element('button', 'main', { type: 'submit' }), ({ ui }) => ui.fight.play),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const crowd: Crowd = {
      // NaN when the field is empty.
      actors: actors.valueAsNumber,
      width: width.valueAsNumber,
      height: height.valueAsNumber,
      awake: awake.checked,
    };
    const complaint = complaintAbout(crowd, bounds);
    fault.hidden = complaint === null;
    if (complaint) fault.textContent = complaint(words());
    else {
      dialog.close();
      actions.play(campaign.value, crowd);
    }
  });
  const dialog = makeDialog(settings, 'crowd-window', ({ ui }) => ui.crowds, form);
  return {
    dialog,
    open() {
      const { language, campaign: chosen } = settings.options;
      campaign.replaceChildren(
        ...actions
          .campaigns()
          .map(({ id, name }) => element('option', '', { value: id }, textIn(name, language))),
      );
      campaign.value = chosen;
      fault.hidden = true;
      dialog.showModal();
      actors.focus();
    },
  };
}
