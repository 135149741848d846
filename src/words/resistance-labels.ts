import type { FieldName, ReadableFields } from '../game/components.ts';
import type { LabelRow, TableLanguage } from './label-row.ts';

/** Causes of damage, as sentences about it need them. */
const causes: Readonly<Record<FieldName<'Resists'>, LabelRow>> = {
  fire: { en: 'fire', ja: '炎', ru: 'огня' },
  cold: { en: 'cold', ja: '冷気', ru: 'холода' },
  lightning: { en: 'lightning', ja: '電撃', ru: 'молний' },
  force: { en: 'magic force', ja: '魔力', ru: 'магической силы' },
  poison: { en: 'poison', ja: '毒', ru: 'яда' },
  blow: { en: 'physical attacks', ja: '物理攻撃', ru: 'ударов' },
};

/** No damage, less by percent, more by percent. */
const sentences: Readonly<
  Record<TableLanguage, readonly ((cause: string, percent: number) => string)[]>
> = {
  en: [
    (cause) => `Takes no damage from ${cause}.`,
    (cause, percent) => `Takes ${percent}% less damage from ${cause}.`,
    (cause, percent) => `Takes ${percent}% more damage from ${cause}.`,
  ],
  ja: [
    (cause) => `${cause}のダメージを受けない。`,
    (cause, percent) => `${cause}のダメージが ${percent}% 減る。`,
    (cause, percent) => `${cause}のダメージが ${percent}% 増える。`,
  ],
  ru: [
    (cause) => `Не получает урона от ${cause}.`,
    (cause, percent) => `Урон от ${cause} меньше на ${percent}\u00a0%.`,
    (cause, percent) => `Урон от ${cause} больше на ${percent}\u00a0%.`,
  ],
};

/** The resistances and weaknesses of a kind, a sentence each. */
export function resistancesIn(
  language: TableLanguage,
): (fields: ReadableFields<'Resists'>) => string {
  const [none, less, more] = sentences[language];
  const named = Object.entries(causes) as [FieldName<'Resists'>, LabelRow][];
  return (fields) =>
    named
      .filter(([cause]) => fields[cause] !== 0)
      .map(([cause, names]) => {
        const percent = fields[cause];
        if (percent >= 100) return none(names[language], percent);
        return percent > 0 ? less(names[language], percent) : more(names[language], -percent);
      })
      .join(language === 'ja' ? '' : ' ');
}
