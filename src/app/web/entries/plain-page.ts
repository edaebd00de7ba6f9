import '#web/styles/pages.css';
import { keepLanguage } from '#web/pages/keep-language.ts';

// All that a page for reading needs.
keepLanguage();
