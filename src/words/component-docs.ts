import type { ComponentName, FieldName } from '../game/components.ts';

/**
 * The purpose of each component and field in one language. The inspector shows it. The English texts are
 * `descriptions` of `src/bundles`, which guides and errors for modders use too.
 */
export type ComponentDocs = {
  readonly [C in ComponentName]: {
    readonly doc: string;
    readonly fields: Readonly<Record<FieldName<C>, string>>;
  };
};
