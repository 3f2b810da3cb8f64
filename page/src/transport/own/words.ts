// What is said when a heuristic that a person wrote cannot be used.
import type { Language } from '../../i18n/languages';

interface Words {
  noFunction: string;
  noImport: string;
  noEstimate: (given: string) => string;
  notRead: string;
  tooManySteps: (most: number) => string;
}

export const words: Record<Language, Words> = {
  en: {
    noFunction: 'there is no function `heuristic(state, level)`',
    noImport: 'the word `import` may not be used',
    noEstimate: (given) => `it returned ${given}; an estimate is a number of at least 0`,
    notRead: 'this is not JavaScript that can be run here',
    tooManySteps: (most) => `it took more than ${most.toLocaleString('en')} steps (turns of loops and calls of functions)`,
  },
  vi: {
    noFunction: 'không có hàm `heuristic(state, level)`',
    noImport: 'không được dùng từ `import`',
    noEstimate: (given) => `hàm trả về ${given}; ước lượng phải là một số không âm`,
    notRead: 'đoạn này không phải là JavaScript chạy được ở đây',
    tooManySteps: (most) => `chương trình chạy quá ${most.toLocaleString('vi')} bước (lượt lặp và lời gọi hàm)`,
  },
};
