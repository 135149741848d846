import type { TitleWords } from './words.ts';

export const title: TitleWords = {
  ui: {
    title: 'Простой рогалик',
    campaign: 'Игра',
    start: 'Начать',
    newGame: 'Новая игра',
    goOn: 'Продолжить',
    seed: 'Зерно',
    seedHint: 'пусто — случайное',
    depth: 'Этаж',
    turn: 'Ход',
    help: 'Клавиши',
    credits: 'Авторы',
    close: 'Закрыть',
    look: 'Вид',
    tiles: 'Рисунки',
    glyphs: 'Символы',
    languageLabel: 'Язык',
    keySet: 'Буквенные клавиши',
    keySetVi: 'h j k l y u b n — движение; X — сумка, Z — выбор',
    keySetQwe: 'q w e a d z x c — движение; i — сумка, Enter — выбор',
    noWebGl: 'Браузер не умеет рисовать ни через WebGL, ни на canvas, поэтому игру не показать.',
    fault: 'Что-то пошло не так, игра может работать неверно.',
    notLoaded:
      'Не удалось загрузить часть игры. Проверьте соединение и попробуйте ещё раз или обновите страницу.',
    reload: 'Перезагрузить',
    seedRule: 'В зерне не больше 100 знаков, управляющие знаки недопустимы.',
    seedIgnored: 'Зерно из адреса не подходит и не используется.',
    unknownCampaign: (id) => `Кампании «${id}» нет. Вместо неё — простая.`,
    brokenBundles: 'Эти файлы пропущены:',
    profiler: 'Замеры',
    crowds: 'Толпы',
    bestiary: { heading: 'Бестиарий' },
    mods: {
      needs: (files) =>
        `Сохранена игра с другими модами. Чтобы её продолжить, включите в бестиарии: ${files}`,
    },
    placer: { heading: 'Песочница' },
  },
};
