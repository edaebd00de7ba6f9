import '#web/styles/pages.css';
import { markSignedIn } from '#features/landing/web/mark-signed-in.ts';
import { followAddress } from '#features/landing/web/scroll-to-section.ts';
import { enhanceSignUp } from '#features/landing/web/sign-up-form.ts';

enhanceSignUp();
markSignedIn();
followAddress();
