import { withArticle } from '../article.ts';
import { plain, range } from '../numbers.ts';
import { counted } from '../plurals.ts';
import type { Texts } from '../texts.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const coins = (amount: number) => counted(amount, 'gold piece');

export const texts: Texts = {
  messages: {
    wake: () => 'You wake up.',
    blocked: () => 'A wall is in the way.',
    hit: ({ damage, monster, hp, max }, names) =>
      `You hit the ${names.kind(monster)} for ${damage} (${hp}/${max}).`,
    kill: ({ monster, experience }, names) =>
      `The ${names.kind(monster)} is defeated.${experience > 0 ? ` Experience +${experience}.` : ''}`,
    brawl: ({ monster, other, damage }, names) =>
      `The ${names.kind(monster)} hits the ${names.kind(other)} for ${damage}.`,
    falls: ({ monster }, names) => `The ${names.kind(monster)} dies.`,
    stands: () => 'You are the last one standing. Victory!',
    noDiagonal: () => 'You cannot move diagonally here.',
    levelUp: ({ level }) => `Congratulations! You are now level ${level}.`,
    hurt: ({ monster, damage }, names) => `The ${names.kind(monster)} hits you for ${damage}.`,
    died: () => 'You die.',
    cleared: () => 'You have won the game!',
    down: () => 'You go down the stairs.',
    up: () => 'You go up the stairs.',
    picked: ({ item }, names) => `Picked up: ${names.item(item)}.`,
    tooHeavy: ({ item }, names) => `Too heavy to pick up: ${names.item(item)}.`,
    put: ({ item }, names) => `Put down: ${names.item(item)}.`,
    ate: ({ item, gained }, names) => `You eat the ${names.item(item)}. ENG +${gained}.`,
    drank: ({ item, gained }, names) => `You drink the ${names.item(item)}. HP +${gained}.`,
    wield: ({ item, attack }, names) => `Equipped: ${names.item(item)}. ATK +${attack}.`,
    unwield: ({ item, attack }, names) => `Put away: ${names.item(item)}. ATK −${attack}.`,
    wear: ({ item, defence }, names) => `Equipped: ${names.item(item)}. DEF +${defence}.`,
    unwear: ({ item, defence }, names) => `Taken off: ${names.item(item)}. DEF −${defence}.`,
    nothing: () => 'You carry nothing.',
    hereItem: ({ item }, names) => `At your feet: ${names.item(item)}.`,
    hereDown: () => 'There are stairs down here.',
    hereUp: () => 'There are stairs up here.',
    hungry20: () => 'You are getting hungry.',
    hungry10: () => 'You are very hungry.',
    hungry0: () => 'You are starving to death!',
    dug: () => 'The wall crumbles.',
    digStopped: () => 'You stop digging.',
    digNothing: () => 'There is no wall to dig there.',
    digTooHard: () => 'This wall is too hard to dig.',
    digTooHungry: () => 'You are too hungry to dig.',
    nothingHere: () => 'There is nothing to pick up here.',
    noStairsDown: () => 'There are no stairs down here.',
    noStairsUp: () => 'There are no stairs up here.',
    cannotUse: ({ item }, names) => `You cannot do that with this item: ${names.item(item)}.`,
    noSuchItem: () => 'There is no such item in the bag.',
    gameOver: () => 'The game is over.',
    badCommand: () => 'This game has no such command.',
    missed: ({ monster }, names) => `You miss the ${names.kind(monster)}.`,
    splits: ({ monster }, names) => `The ${names.kind(monster)} splits in two!`,
    explodes: ({ monster }, names) => `The ${names.kind(monster)} explodes!`,
    summons: ({ monster }, names) => `The ${names.kind(monster)} summons help.`,
    hurled: ({ monster, damage }, names) =>
      `The ${names.kind(monster)} hits you from afar for ${damage}.`,
    hurledMiss: ({ monster }, names) =>
      `The ${names.kind(monster)} throws something at you and misses.`,
    poisoned: ({ monster }, names) => `The ${names.kind(monster)} poisons you.`,
    poisonEnds: () => 'The poison wears off.',
    leeches: ({ monster }, names) => `The ${names.kind(monster)} drains your life.`,
    reshaped: ({ monster, components }, names) =>
      `Changed: ${names.kind(monster)} (${components}).`,
    reshapeFailed: ({ file }) => `${file} has errors; the last valid version stays in use.`,
    updated: () => 'The game was updated since you saved. It continues under the new rules.',
    turnsLost: ({ turns }) =>
      `${counted(turns, 'command')} could not be repeated and ${turns === 1 ? 'is' : 'are'} lost.`,
    noEffect: ({ monster }, names) => `Your attack has no effect on the ${names.kind(monster)}.`,
    touched: ({ monster }, names) => `The ${names.kind(monster)} touches you.`,
    evaded: ({ monster }, names) => `The ${names.kind(monster)} misses you.`,
    notices: ({ monster }, names) => `The ${names.kind(monster)} notices you.`,
    flewPast: ({ item, monster }, names) =>
      `The ${names.item(item)} flies past the ${names.kind(monster)}.`,
    threw: ({ item }, names) => `Thrown: ${names.item(item)}.`,
    gold: ({ amount }) => `You find ${coins(amount)}.`,
    bagFull: ({ item }, names) => `The bag is full. Not picked up: ${names.item(item)}.`,
    cursed: ({ item }, names) => `A curse prevents you from removing it: ${names.item(item)}.`,
    armourFirst: () => 'First take off the armour that you wear.',
    dressed: ({ item, armour }, names) => `Put on: ${names.item(item)}. AC ${plain(armour)}.`,
    undressed: ({ item, armour }, names) => `Taken off: ${names.item(item)}. AC ${plain(armour)}.`,
    wielded: ({ item }, names) => `In hand: ${names.item(item)}.`,
    unwielded: ({ item }, names) => `Put away: ${names.item(item)}.`,
    feast: () => 'That was a good meal.',
    foul: () => 'It tastes vile, but you gain some experience.',
    fruit: ({ item }, names) => `You eat the ${names.item(item)}. Delicious!`,
    getsHungry: () => 'Your stomach begins to growl.',
    getsWeak: () => 'You are growing weak from hunger.',
    faints: () => 'You faint from hunger.',
    canMove: () => 'You can move again.',
    frozen: ({ monster }, names) => `The gaze of the ${names.kind(monster)} paralyses you.`,
    held: ({ monster }, names) => `The ${names.kind(monster)} holds you fast.`,
    cannotLeave: () => 'You are held and cannot get away.',
    freed: () => 'Nothing holds you any more.',
    weakened: ({ monster }, names) => `The bite of the ${names.kind(monster)} weakens you.`,
    resisted: ({ monster }, names) => `The bite of the ${names.kind(monster)} has no effect.`,
    robbedGold: ({ monster, amount }, names) =>
      `The ${names.kind(monster)} steals ${coins(amount)}.`,
    robbedItem: ({ monster, item }, names) =>
      `The ${names.kind(monster)} steals an item: ${names.item(item)}.`,
    rusts: ({ item }, names) => `Your ${names.item(item)} rusts.`,
    drained: ({ monster }, names) => `The ${names.kind(monster)} drains a level from you.`,
    confused: ({ monster }, names) => `The gaze of the ${names.kind(monster)} confuses you.`,
    clearHead: () => 'Your head is clear again.',
    stagger: () => 'You stagger about.',
    unmasked: ({ monster }, names) =>
      `That was not an item but ${withArticle(names.kind(monster))}!`,
    trapdoor: () => 'A trapdoor opens: you fall to the next floor.',
    bearTrap: () => 'A bear trap snaps shut on your leg.',
    stuck: () => 'The trap still holds your leg.',
    gasTrap: () => 'A strange gas sends you to sleep.',
    arrowHits: ({ damage }) => `An arrow from the wall hits you for ${damage}.`,
    arrowMisses: () => 'An arrow from the wall flies past you.',
    teleported: () => 'Suddenly you are somewhere else.',
    dartHits: ({ damage }) => `A poisoned dart hits you for ${damage} and weakens you.`,
    dartMisses: () => 'A small dart flies past you.',
    foundTrap: ({ trap }, names) => `You find ${withArticle(names.kind(trap))}.`,
    foundDoor: () => 'You find a secret door.',
    searched: () => 'You find nothing.',
    noRoomHere: () => 'There is no room for it here.',
    upClosed: () => 'Until you hold the treasure, the stairs lead only down.',
    prizeHeld: ({ item }, names) =>
      `You hold the ${names.item(item)}! Now the stairs also lead up.`,
    escaped: ({ gold }) => `You step into daylight with ${coins(gold)}.`,
    cannotSearch: () => 'This hero cannot search.',
  },
  unseen: 'unseen monster',
  groups: { weapon: 'weapons', armour: 'armour', food: 'food', potion: 'potions' },
  item: (name, numbers, count) =>
    `${name}${numbers && ` ${numbers}`}${count > 1 ? ` ×${count}` : ''}`,
  list: (names) => names.join(', '),
  times: (count) => ` (×${count})`,
  ending(ending, names, victory) {
    if (ending.by === 'lastStanding') return 'All the others have fallen. The arena is yours.';
    if (ending.by === 'escape') {
      return `You bring the ${names.kind(ending.kind)} to the light of day. Your possessions sell for ${coins(ending.sold)}.`;
    }
    if (ending.won) return `You hold the ${names.kind(ending.kind)}. The dungeon is yours.`;
    if (ending.by === 'hunger') return 'You starved to death.';
    const killer = withArticle(names.kind(ending.kind));
    if (victory === 'lastStanding') {
      return `You were killed by ${killer}. Another fighter will win the arena.`;
    }
    return `You were killed by ${killer}.`;
  },
  stops: {
    inView: ({ monster }, names) => `Not now: the ${names.kind(monster)} is in view.`,
    appeared: ({ monster }, names) => `You stop: the ${names.kind(monster)} comes into view.`,
    hurt: ({ lost }) => `You stop: you lost ${lost} HP.`,
    attacked: () => 'You stop: you are under attack.',
    confused: () => 'Not now: you are confused.',
    helpless: () => 'Not now: you cannot move.',
    held: () => 'Not now: a monster holds you.',
    stuck: () => 'Not now: a trap holds you.',
    poisoned: () => 'Not now: you are poisoned.',
    starving: () => 'You are starving: resting costs health. Eat first.',
    item: ({ item }, names) => `You stop: you see an item (${names.kind(item)}).`,
    trap: ({ trap }, names) => `You stop: there is a trap (${names.kind(trap)}).`,
    trapAhead: () => 'You stop: the next cell has a trap.',
    doorway: () => 'You stop in the doorway: you cannot see beyond it yet.',
    blindRest: () => 'In this doorway you would see a monster too late. Go into a room.',
    newFloor: () => 'You stop: you are on another floor.',
    ended: () => 'The game is over.',
    paused: ({ turns }) => `You stop after ${counted(turns, 'turn')}.`,
    interrupted: () => 'You stop.',
    mayDie: () => 'The next hit may kill you!',
    healed: () => 'You stop: you have recovered.',
    alreadyHealed: () => 'You do not need to rest.',
    noHealing: () => 'Resting does not heal you.',
    searched: ({ turns }) => `You have searched for ${counted(turns, 'turn')}.`,
    counted: ({ times }) => `Done: ${counted(times, 'turn')}.`,
    arrived: () => 'You have arrived.',
    atStairsDown: () => 'You reach the stairs down. Press again to go down.',
    atStairsUp: () => 'You reach the stairs up. Press again to go up.',
    unknownDown: () => 'You have not found any stairs down yet.',
    unknownUp: () => 'You have not found any stairs up yet.',
    noWay: () => 'You know no safe way there.',
    noItem: () => 'You know of no item that you can reach and carry.',
    noMonster: () => 'No monster is in view.',
    noWayTo: ({ monster }, names) => `You know no safe way to the ${names.kind(monster)}.`,
    beside: ({ monster }, names) => `You are next to the ${names.kind(monster)}.`,
    inTheWay: ({ monster }, names) => `You stop: the ${names.kind(monster)} is in the way.`,
    wayEnds: () => 'You stop: the way ends here.',
    fork: () => 'You stop: the way forks.',
    opening: () => 'You stop at an opening.',
    nearDoor: () => 'You stop at a door.',
    nearStairs: () => 'You stop at stairs.',
    nearItem: ({ item }, names) => `You stop: something is close by (${names.kind(item)}).`,
    nothingToRepeat: () => 'There is nothing to repeat yet.',
    noCount: () => 'This command takes no count.',
    onlyOnce: ({ monster }, names) => `Only once: the ${names.kind(monster)} is in view.`,
    noItemLeft: () => 'You have no other item to repeat this with.',
    nothingLeft: ({ left, isBlocked, lacksStairs }, names) =>
      [
        'Nothing left to explore.',
        left.length > 0 ? `Left behind: ${left.map(names.kind).join(', ')}.` : '',
        isBlocked ? 'A trap or a monster blocks the rest.' : '',
        lacksStairs ? 'You have not found the stairs down.' : '',
      ]
        .filter(Boolean)
        .join(' '),
  },
  ui: {
    title: 'Simple Roguelike',
    campaign: 'Campaign',
    start: 'Start',
    newGame: 'New game',
    goOn: 'Continue',
    seed: 'Seed',
    seedHint: 'empty for a random one',
    randomSeed: 'New seed',
    help: 'Keys',
    credits: 'Credits',
    close: 'Close',
    look: 'Graphics',
    tiles: 'Tiles',
    glyphs: 'Glyphs',
    languageLabel: 'Language',
    keySet: 'Letter keys',
    keySetVi: 'Keys of the campaign: h j k l y u b n move',
    keySetQwe: 'Left hand: q w e a d z x c move',
    noWebGl: 'The game cannot be shown: this browser supports neither WebGL nor canvas.',
    fault: 'Something went wrong. The game may no longer work correctly.',
    notLoaded:
      'Part of the game could not be loaded. Check the connection, then try again or reload.',
    reload: 'Reload',
    faultInGame:
      'Something went wrong in the game. It was saved before that: “Continue” takes you back to it.',
    saveReport: 'Save a report',
    seedRule: 'A seed has at most 100 characters and no control characters.',
    seedIgnored: 'The seed in the address is not valid and is ignored.',
    unknownCampaign: (id) =>
      `There is no campaign “${id}”. “Simple Roguelike” is selected instead.`,
    brokenBundles: 'These files were left out:',
    profiler: 'Profiler',
    lab: 'Lab',
    inspector: 'Inspector',
    crowds: 'Crowds',
    miss: 'miss',
    unscored: 'This game is unranked because you used the inspector or the sandbox.',
    bag: 'Bag',
    emptyBag: 'empty',
    worn: '[E]',
    log: 'Messages',
    map: 'Map',
    victory: 'Victory',
    defeat: 'You died',
    gaveUp: 'You gave up',
    scoreKept: 'The game ends here; its score is kept.',
    sameSeed: 'Same dungeon again',
    newSeed: 'New dungeon',
    toTitle: 'Title screen',
    toTitleKept: 'Title screen (the game is saved)',
    resume: 'Back to the game',
    menu: 'Menu',
    digWhere: 'Dig in which direction?',
    throwWhere: 'Throw in which direction?',
    runWhere: 'Run in which direction?',
    typed: (count) => `${count} ×`,
    noCommand: (key, help) => `${key} has no command.${help && ` ${help} lists the keys.`}`,
    seedCopied: 'Seed copied.',
    abandon: 'Give up',
    abandonSure: 'Really give up? The game ends here; its score is kept.',
    copy: 'Copy',
    whereabouts: (dx, dy) =>
      [
        dx !== 0 && `${Math.abs(dx)} ${dx > 0 ? 'right' : 'left'}`,
        dy !== 0 && `${Math.abs(dy)} ${dy > 0 ? 'down' : 'up'}`,
      ]
        .filter(Boolean)
        .join(', '),
    more: (count) => `and ${count} more`,
    credit: {
      icons: 'Icons',
      iconsChanged: 'outlined, shaded and tinted',
      fonts: 'Fonts',
      libraries: 'Libraries',
      ownDrawings: 'Walls, floors, stairs and emblems were drawn for this game.',
    },
    caps: {
      space: 'Space',
      numpad: 'Numpad 1–9',
      numpad5: 'Numpad 5',
      diagonal: 'Shift + two arrows',
    },
    update: { ready: 'A new version of the game is ready.', now: 'Update now' },
    saves: {
      heading: 'Saved games',
      openFile: 'Open a file',
      watch: 'Watch',
      download: 'Save as file',
      delete: 'Delete',
      deleteSure: 'Really delete?',
      undelete: 'Undo delete',
      outdated:
        'A newer version of the game is open in another tab. Reload this page; until then, nothing more is saved here.',
      notStored:
        'This browser does not store games. You can keep playing, but save the game as a file before you close the page.',
      noAnswer:
        'The storage of this browser is not responding. You can keep playing, but save the game as a file before you close the page. Saved games appear as soon as the storage responds. Closing other tabs of the game can help.',
      storageFailed: 'The storage of this browser reported an error. Try again.',
      openElsewhere: 'This game is open in another tab.',
      takeOver: 'Continue here',
      takenOver: 'Your game continues in another tab. Nothing is lost.',
      deletedElsewhere: 'Your game was deleted in another tab.',
      otherMods: (missing, changed) =>
        [
          'This game was played with different mods from those you have now.',
          missing.length > 0 && `Missing or off: ${missing.join(', ')}.`,
          changed.length > 0 && `Changed: ${changed.join(', ')}.`,
        ]
          .filter(Boolean)
          .join(' '),
      oldMods: 'Continue with the mods of the game',
      newMods: 'Continue with the changed mods',
      unreadable: (reason) => `This game cannot be opened: ${reason}`,
      refused: {
        damaged: 'it is damaged. Use an undamaged copy.',
        otherVersion:
          'it comes from another version of the game. Open it with the version that saved it.',
        otherContent:
          'it was played with another campaign or other mods. Use the same campaign and mods.',
        tooLong: 'it is too long. Use a shorter game.',
        missingMods: 'it was played with mods that are missing here. Add them first.',
        missingCampaign: 'its campaign does not exist here. Open it where it was played.',
        rules: 'the rules of this version cannot play the next command.',
        failed: 'the browser reported an error. Try again.',
      },
      withDetail: (reason, detail) => `${reason} (${detail})`,
      badFile: (file, reason) => `${file} was not opened: ${reason}`,
      notAGame: (file) =>
        `${file} is neither a saved game nor a mod. Choose a JSON file that the game has saved.`,
      differs: (file, line) =>
        `The game in ${file} differs from its recording at line ${line}; it continues from just before this line. Use an undamaged copy to play the rest.`,
      cancel: 'Cancel',
      reading: (file, percent) => `Opening ${file}: ${percent}%`,
      known: (file) => `The game in ${file} is already in the list.`,
      preparing: (percent) => `Reading the game: ${percent}%`,
      opened: (file) => `The game in ${file} is now in the list of saved games.`,
    },
    replay: {
      heading: 'Replay',
      play: 'Play',
      pause: 'Pause',
      back: 'One turn back',
      forward: 'One turn forward',
      previous: 'Previous event',
      next: 'Next event',
      jumps: 'Jump to',
      kinds: {
        ...{ all: 'all events', floor: 'floors', fight: 'fights' },
        ...{ kill: 'kills', level: 'new levels', end: 'the end' },
      },
      speed: 'Turns per second',
      perSecond: (turns) => `${turns}/s`,
      position: (turn, last, depth) =>
        `Turn ${turn}${last === null ? '' : ` of ${last}`}${depth === null ? '' : ` · Depth ${depth}`}`,
      more: 'More',
      unverified: 'unverified',
      playFromHere: 'Play from here',
      playCopy: (turn) =>
        `You play a copy of this game from turn ${turn} on. The copy is unranked, and this game stays as it is.`,
      startCopy: 'Play the copy',
      link: 'Copy link',
      linkCopied: 'Link to this replay copied.',
      linkShown: 'The link could not be copied:',
      noLink: {
        tooLong: 'This game is too long for a link. Save it as a file:',
        mods: 'A game with mods does not fit into a link. Save it as a file:',
        segments:
          'Only a game that was recorded in one piece from its start can have a link. Save it as a file:',
      },
      watchOn: 'Keep watching',
      nextPart: 'Next part',
      differs(turn, system, component, entity) {
        const place = [
          system && `system ${system}`,
          component && `component ${component}`,
          entity,
        ].filter(Boolean);
        const where = place.length > 0 ? ` (${place.join(', ')})` : '';
        return `Turn ${turn} differs from the recording${where}. The rest is unverified.`;
      },
      otherVersion: (turn) =>
        `This part was recorded with other rules or content: from turn ${turn} on it cannot be verified.`,
      cannotFollow: (turn, reason) =>
        `After turn ${turn} the recording cannot be followed: ${reason}`,
      reported: (message) => `Error report: ${message}`,
      reportedDifference: (place) =>
        `Error report: this replay differs from its recording. (${place})`,
      failedCommand: (command) => `The command that failed: ${command}.`,
      badLink:
        'This link to a replay is incomplete, damaged or from another version of the game. Copy the whole link again, or ask for the game as a file.',
    },
    scores: {
      heading: 'Scores',
      best: 'The ten best',
      last: 'The last games',
      none: 'No game has ended here yet. Yours can be the first.',
      noneRanked: 'No ranked game has ended here yet.',
      verified: '✓ Replay confirmed',
      unchecked: (turn) =>
        `Turns 1 to ${turn} cannot be confirmed: they were played before an update`,
      unverified: 'Not confirmed by a replay',
      inspected: 'Unranked: the inspector was used.',
      copied: 'Unranked: opened from a file or a replay.',
      practice: 'Unranked: a further attempt at a daily game.',
      share: 'Copy result',
      shared: 'Result copied.',
      notShared: 'The result could not be copied. Select it here:',
      deleteAll: 'Delete these scores',
      deleteSure: 'Really delete all scores of this campaign?',
      place: (place) =>
        place === 1 ? 'Your best game so far.' : `Number ${place} of your ten best games.`,
      points: (amount, name) => (name === 'gold' ? coins(amount) : counted(amount, 'point')),
      cause(cause, depth, names) {
        if (cause.by === 'lastStanding') return 'Last one standing';
        if (cause.by === 'escape') return `A total winner, with the ${names.kind(cause.kind)}`;
        const place = depth === null ? '' : ` on floor ${depth}`;
        if (cause.by === 'prize') return `Won the ${names.kind(cause.kind)}${place}`;
        if (cause.by === 'hunger') return `Starved${place}`;
        if (cause.by === 'quit') return `Gave up${place}`;
        return `Killed${place} by ${withArticle(names.kind(cause.kind))}`;
      },
      opened: (file) => `The game in ${file} is now in the list of scores.`,
    },
    daily: {
      name: 'Daily game',
      fresh: 'not yet played',
      playing: 'in progress',
      played: (points) => `played: ${points}`,
      again: 'another attempt is unranked',
      deleted: 'ranked attempt deleted',
      withoutMods: 'without mods',
    },
    death: {
      heading: (turns) => (turns === 1 ? 'The last turn' : `The last ${counted(turns, 'turn')}`),
      chart: (from, to) => `HP fell from ${from} to ${to}.`,
      perTurn: 'Turn by turn',
      hunger: 'hunger',
      poison: 'poison',
      healed: 'healed',
      replaying: 'Replaying the last turns…',
      failed: 'The last turns could not be replayed.',
      wayOut: 'Last way out',
      noWayOut:
        'Nothing found: after any other action in these turns, the careful bot also dies within 20 turns.',
      foundWayOut: (turn, action) =>
        `Turn ${turn}: ${action}. After that, the careful bot survives the next 20 turns.`,
      step: (arrow) => `step ${arrow}`,
      attack: (monster, arrow) => `attack the ${monster} ${arrow}`,
      dig: (arrow) => `dig ${arrow}`,
      wait: 'wait',
      search: 'search',
      items: 'Left in your bag',
      usable: 'could have helped',
      map: 'Show the map',
      backFromMap: 'Back to the result: any key',
    },
    bestiary: {
      heading: 'Bestiary',
      monsters: 'Monsters',
      items: 'Items',
      traps: 'Traps',
      mods: 'Mods',
      mod: 'mod',
      none: 'This campaign has none.',
      home: 'Found',
      mind: 'Mind',
      noDamage: 'no damage',
      worth: 'Worth',
      floors: (floors, share) => `Floors ${floors}; up to ${share}% of the monsters there.`,
      cell: (depth, x, y) => `Floor ${depth}, column ${x}, row ${y}.`,
      from: (depth) => `One on each floor, from floor ${depth} on.`,
      group: (name) => `Among the ${name}.`,
      hero: 'This is you.',
      anywhere: 'On any floor.',
      nowhere: 'Does not appear by itself.',
      fight: 'Fight it',
      link: 'Copy link',
      linkCopied: 'Link to this fight copied.',
      linkShown: 'The link could not be copied:',
      linkTooLong:
        'This fight is too long for a link. Save it as a file and drop the file on the page:',
      save: 'Save the fight',
      try: 'Try it',
      trying: 'Running trial fights…',
      tried: (fights, died, heroDied, price) =>
        `In ${counted(fights, 'fight')} with a hero of its depth, it died ${counted(died, 'time')} and the hero ${counted(heroDied, 'time')}. Each kill costs the hero ${price}% of full health.`,
      stronger: (names) => `Stronger than: ${names}.`,
      weaker: (names) => `Weaker than: ${names}.`,
    },
    mods: {
      heading: 'Mods',
      choose: 'Choose files',
      hint: 'Or drop .json files anywhere on this page. Each is a monster, an item or a trap.',
      none: 'No mods yet.',
      remove: (file) => `Remove ${file}`,
      joined: (kind, campaign) => `${capital(kind)} was added to “${campaign}”.`,
      nextGame: 'It can appear from the next game on.',
      notKept: 'This browser does not allow storage: mods are lost when you close the page.',
      refused: 'These files were not added:',
      notJson: 'only .json files can be added',
      tooLarge: 'the file is larger than 64 kB',
      unreadable: 'the file cannot be read',
      full: (most) => `at most ${counted(most, 'mod')} can be added`,
    },
    placer: {
      heading: 'Sandbox',
      place: 'Place',
      reset: 'Reset',
      copied: 'Scene copied.',
      tiles: {
        floor: 'floor',
        wall: 'wall',
        weakWall: 'weak wall',
        stairsDown: 'stairs down',
        stairsUp: 'stairs up',
        door: 'door',
        secretDoor: 'secret door',
        passage: 'passage',
        rock: 'rock',
      },
    },
    fight: {
      heading: 'A fight',
      hero: (facts) => `Your hero: ${facts.join(', ')}.`,
      noWeapon: 'no weapon',
      noArmour: 'no armour',
      measuring: 'Measuring the odds…',
      odds: (fights, won, lost, healthLeft) => {
        const share = (count: number) => Math.round((100 * count) / fights);
        const left = healthLeft === null ? '' : ` (median HP left: ${healthLeft})`;
        return `In ${counted(fights, 'trial fight')} the hero wins about ${share(won)}%${left} and dies in ${share(lost)}%.`;
      },
      noOdds: 'The odds could not be measured.',
      asks: (campaign, files) =>
        `You have received a fight in “${campaign}”${files === 0 ? '' : ` with ${counted(files, 'mod')}`}. Play it?`,
      play: 'Play',
      notNow: 'Not now',
      keep: 'Keep its mods',
      broken: 'This fight cannot be read.',
      unknownCampaign: (id) => `There is no campaign “${id}”.`,
    },
  },
  look: {
    heading: 'Look',
    keys: 'Direction:\u00a0move · Tab:\u00a0next · Esc:\u00a0end',
    unknown: 'unexplored',
    remembered: 'From memory: not in view now.',
    seenBefore: 'You saw it here. It may have left.',
    weakWall: 'Can be dug through.',
    alsoHere: (name) => `Also here: ${name}.`,
    sentence: (text) => `${capital(text)}.`,
    calm: { asleep: 'asleep', peaceful: 'peaceful', helpless: 'helpless' },
    heroHits: (chance, damage) =>
      chance === 100
        ? `You hit it for ${damage}.`
        : `You hit it ${chance}% of the time, for ${damage}.`,
    heroCannotHurt: 'You cannot hurt it.',
    kills(fewest, most) {
      if (most === Infinity) return `At least ${counted(fewest, 'hit')} to kill it.`;
      return `${range(fewest, most)} ${most === 1 ? 'hit kills' : 'hits kill'} it.`;
    },
    monsterHits: (chance, damage) =>
      chance === 100
        ? `It hits you for ${damage}.`
        : `It hits you ${chance}% of the time, for ${damage}.`,
    noDamage: 'Its attack takes no HP.',
    dies(fewest, most) {
      if (fewest === 1) return `Its next hit ${most === 1 ? 'kills' : 'may kill'} you!`;
      if (fewest === most) return `${fewest} hits kill you.`;
      return `${fewest} hits may kill you.`;
    },
    danger: { deadly: 'may kill you with the next hit', dangerous: 'dangerous' },
    mayDie: 'The next hit may kill you!',
    lowHealth: 'Your health is low.',
    doorway: 'In a doorway you see only the cells next to you. Step into the room to see it.',
    darkRoom: 'This room is dark: you see only the cells next to you.',
    passage: 'In a passage you see only the cells next to you.',
    radius: (cells) => `You can see up to ${counted(cells, 'cell')} away.`,
    values: {
      hp: 'Health. At 0 you die.',
      energy: 'Food. At 0 you starve or faint; eat before that.',
      experience: 'Experience, and how much the next level needs.',
      weight: 'The weight of your bag, and how much you can carry.',
      attack: 'The strength of your attacks.',
      defence: 'The higher, the less damage you take.',
      strength: 'The higher, the more often you hit and the more damage you do.',
      armourClass: 'Armour class. The lower, the less often you are hit.',
      places: 'The items in your bag, and how many fit.',
      depth: 'The floor that you are on.',
      level: 'Your level of experience.',
      others: 'The opponents that are alive.',
      turn: 'The turns that you have used.',
      score: 'Your score so far.',
      gold: 'The gold that you have found: your score.',
      performance: 'Your score per turn.',
      seed: 'The same seed makes the same dungeon.',
      condition: 'Something hampers you.',
      minimap: 'The floor as you know it. You are pink, monsters are red, items yellow.',
      threats: 'The monsters in view, nearest first.',
    },
  },
  panel: {
    unit: 'µs',
    last: 'last',
    average: 'avg',
    calls: 'calls',
    whole: 'whole turn',
    update: 'frame: update',
    render: 'frame: render',
    floor: 'floor',
    entities: 'entities',
    actors: 'actors',
    draws: 'draw calls',
    idle: 'Play a turn to measure it.',
    slowest: (system, time) => `The slowest system on average is ${system}: ${time} µs per turn.`,
    clock: (step, reads, cost) =>
      `This clock advances in steps of ${step} µs: one turn is a rough estimate, the average of many turns is exact. It was read ${counted(reads, 'time')} in the last turn; that took about ${cost} µs, which these numbers do not include.`,
  },
  inspector: {
    choose: 'Choose a cell',
    cell: (x, y) => `x ${x}, y ${y}`,
    empty: 'Nothing is here.',
    unseen: 'unseen',
    unfair:
      'The inspector also shows what the hero cannot see. A game in which you use it is unranked.',
    warning:
      'The inspector shows what the hero cannot see. If you open it, this game becomes unranked for good.',
    yes: 'Open the inspector',
    no: 'Keep the game ranked',
    editable: 'In the sandbox you can change values. Reset restores the scene without the changes.',
    units: {
      HP: 'HP',
      ENG: 'ENG',
      EXP: 'EXP',
      '%': '%',
      turns: 'turns',
      cells: 'cells',
      floors: 'floors',
      gold: 'gold',
      tenths: 'tenths',
    },
    notInRange: (min, max, isWhole) =>
      `Not changed. Enter a ${isWhole ? 'whole number' : 'number'} from ${min} to ${max}.`,
    notDice:
      'Not changed. Enter dice such as 1d8, or up to four as in 1d8/2d6, with at most 31 dice of at most 126 sides each.',
  },
  crowd: {
    about:
      'A floor full of monsters, to test the rules and the screen. This game is not saved and is unranked.',
    floor: 'Floor',
    width: 'Columns of the floor',
    height: 'Rows of the floor',
    awake: 'All are awake',
    gathering: 'Placing the monsters…',
    badActors: (found, least, most) =>
      `The number of monsters (crowd) must be a whole number from ${least} to ${most}, but ${found === '' ? 'it is missing' : `“${found}” was found`}.`,
    badFloor: (found, least, most) =>
      `The floor must be columns x rows such as 500x500, each from ${least} to ${most}, but ${found === '' ? 'a number is missing' : `“${found}” was found`}.`,
    badAwake: (found) => `“awake” must be yes or no, but “${found}” was found.`,
    tooMany: (floor, room) =>
      `On a floor of ${floor} there is room for ${counted(room, 'monster')}.`,
  },
};
