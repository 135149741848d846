import type { ComponentName } from '../../game/components.ts';
import type { ComponentDocs } from '../component-docs.ts';
import type { Language } from '../labels.ts';
import { actorDocs } from './actors.ts';
import { belongingDocs } from './belongings.ts';
import { itemDocs } from './items.ts';
import { mindDocs } from './minds.ts';
import { powerDocs } from './powers.ts';

/**
 * The purpose of each component and field. The inspector shows it, and the guides and schemas for modders
 * contain the English texts. They are apart from the labels because the page loads them with the inspector.
 */
export const componentDocs: ComponentDocs = {
  ...actorDocs,
  ...mindDocs,
  ...powerDocs,
  ...belongingDocs,
  ...itemDocs,
};

/** The purpose of a component or of one of its fields. */
export function componentDoc(language: Language, component: ComponentName, field?: string): string {
  const { doc, fields } = componentDocs[component][language];
  return field === undefined ? doc : (fields as Readonly<Record<string, string>>)[field];
}
