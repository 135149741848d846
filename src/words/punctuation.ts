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

/** The first sentence of a text, and the others. */
export function splitLead(text: string): [lead: string, rest: string] {
  const end = /[。！？]|[.!?](?=\s)/.exec(text);
  const cut = end ? end.index + 1 : text.length;
  return [text.slice(0, cut), text.slice(cut).trim()];
}

/** A text that no line may end in. Japanese lines may end between any two characters otherwise. */
export function unbroken(text: string): string {
  return [...text].join('\u2060');
}
