import type { Outline } from '../../game/campaign.ts';
import { textIn } from '../../words/sentences.ts';
import type { Words } from '../../words/texts.ts';
import { makeDialog } from '../dialog.ts';
import { element, plainButton } from '../elements.ts';
import type { Settings } from '../settings.ts';
import { type Bounds, type CrowdBounds, type CrowdChoice, complaintAbout } from './crowd.ts';

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
  play(campaign: string, crowd: CrowdChoice): void;
}

/** Makes the closed dialog that configures a crowd. */
export function makeCrowdDialog(
  settings: Settings,
  actions: CrowdActions,
  bounds: CrowdBounds,
): { readonly dialog: HTMLDialogElement; open(): void } {
  const say = settings.text;
  const fields = makeFields(settings, bounds);
  const campaign = element('select', '', { name: 'crowd-campaign' });
  const fault = element('p', 'complaint', { role: 'alert', hidden: true });
  const campaignName = say(element('span', ''), ({ ui }) => ui.campaign);
  const form = element(
    'form',
    'crowd',
    { noValidate: true },
    say(element('p', ''), ({ crowd }) => crowd.about),
    element('div', 'buttons', ...stockButtons(fields.choose)),
    element('label', '', campaignName, element('span', 'fields', campaign)),
    ...fields.labels,
    fault,
    say(element('button', 'main', { type: 'submit' }), ({ ui }) => ui.fight.play),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const crowd = fields.read();
    const complaint = complaintAbout(crowd, bounds);
    fault.hidden = complaint === null;
    if (complaint) fault.textContent = complaint(settings.words.crowd);
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
      const options = actions
        .campaigns()
        .map(({ id, name }) => element('option', '', { value: id }, textIn(name, language)));
      campaign.replaceChildren(...options);
      campaign.value = chosen;
      fault.hidden = true;
      dialog.showModal();
      fields.focus();
    },
  };
}

/** The fields of a crowd with their labels. */
function makeFields(settings: Settings, bounds: CrowdBounds) {
  const say = settings.text;
  const monsters = numberField('monsters', 1000, bounds.monsters);
  const width = numberField('width', 200, bounds.side);
  const height = numberField('height', 200, bounds.side);
  const awake = element('input', '', { type: 'checkbox', name: 'awake', checked: true });
  settings.follow(({ crowd }) => {
    width.ariaLabel = crowd.width;
    height.ariaLabel = crowd.height;
  });
  const label = (text: (words: Words) => string, ...fields: (HTMLElement | string)[]) => {
    const name = say(element('span', ''), text);
    return element('label', '', name, element('span', 'fields', ...fields));
  };
  const awakeName = say(element('span', ''), ({ crowd }) => crowd.awake);
  return {
    labels: [
      label(({ ui }) => ui.bestiary.monsters, monsters),
      label(({ crowd }) => crowd.floor, width, ' × ', height),
      element('label', 'switch', awake, awakeName),
    ],
    choose(count: number, side: number) {
      monsters.value = String(count);
      width.value = String(side);
      height.value = String(side);
    },
    /** The numbers in the fields, NaN for an empty field. */
    read: (): CrowdChoice => ({
      monsters: monsters.valueAsNumber,
      width: width.valueAsNumber,
      height: height.valueAsNumber,
      awake: awake.checked,
    }),
    focus: () => monsters.focus(),
  };
}

function numberField(name: string, value: number, { least, most }: Bounds): HTMLInputElement {
  return element('input', '', {
    type: 'number',
    name,
    min: String(least),
    max: String(most),
    step: '1',
    value: String(value),
    required: true,
  });
}

/** The buttons that fill the fields in with a suggestion. */
function stockButtons(choose: (count: number, side: number) => void): HTMLElement[] {
  return stock.map(([count, side]) =>
    plainButton('small', `${count} · ${side}×${side}`, () => choose(count, side)),
  );
}
