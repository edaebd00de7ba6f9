import '#web/styles/pages.css';
import { markSignedIn } from '#features/landing/web/mark-signed-in.ts';
import { scrollToAddress } from '#features/landing/web/scroll-to-section.ts';
import { enhanceSignUp } from '#features/landing/web/sign-up-form.ts';
import { enhanceWaitlist } from '#features/landing/web/waitlist-form.ts';
import { keepLanguage } from '#web/pages/keep-language.ts';
import { showSignOutNote } from '#web/pages/show-sign-out-note.ts';

keepLanguage();

enhanceSignUp();
enhanceWaitlist();
markSignedIn();
showSignOutNote();
scrollToAddress();
