/** A peaceful monster that is awake and stays where it is. */
export const monk = {
  name: { en: 'monk' },
  look: { glyph: 'm', colour: '#d0b080' },
  Health: { max: 20 },
  AI: { goals: [{ goal: 'wait', when: 'calm' }] },
};
