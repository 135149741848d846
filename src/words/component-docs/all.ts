import type { ComponentName } from '../../game/components.ts';
import type { Language } from '../label-row.ts';
import { actorDocs } from './actors.ts';
import { belongingDocs } from './belongings.ts';
import type { ComponentDocs } from './component-docs.ts';
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

type Doc = { readonly doc: string; readonly fields: Readonly<Record<string, string>> };

/** The purpose of a component or of one of its fields; in English for a language that is not in the tables. */
export function componentDoc(language: Language, component: ComponentName, field?: string): string {
  const row: { readonly en: Doc } & Partial<Record<Language, Doc>> = componentDocs[component];
  const { doc, fields } = row[language] ?? row.en;
  return field === undefined ? doc : fields[field];
}
