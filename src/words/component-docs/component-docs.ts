import type { ComponentName, FieldName } from '../../game/components.ts';
import type { TableLanguage } from '../label-row.ts';

/** The purpose of each component and field. */
export type ComponentDocs = {
  readonly [C in ComponentName]: Readonly<
    Record<
      TableLanguage,
      { readonly doc: string; readonly fields: Readonly<Record<FieldName<C>, string>> }
    >
  >;
};
