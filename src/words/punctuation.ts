/** The punctuation that joins two texts. Japanese has full-width signs without spaces. */
export const joined = {
  /** A label and the text that belongs to it. */
  pair: {
    en: (label: string, text: string) => `${label}: ${text}`,
    ja: (label: string, text: string) => `${label}：${text}`,
    ru: (label: string, text: string) => `${label}: ${text}`,
  },
  /** A text and a remark about it. */
  remark: {
    en: (text: string, remark: string) => `${text} (${remark})`,
    ja: (text: string, remark: string) => `${text}（${remark}）`,
    ru: (text: string, remark: string) => `${text} (${remark})`,
  },
};

/** A text that no line may end in. Japanese lines may end between any two characters otherwise. */
export function unbroken(text: string): string {
  return [...text].join('\u2060');
}
