import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { AuthFrame, StepHeading } from '#web/pages/auth-frame.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';

/**
 * Where the mails of the waitlist lead. Each page asks for a click, which is a plain form to its own address: it needs no
 * script, and scanners of mail, which only read, confirm and remove nobody.
 */
const page = (title: string, children: ReactNode) => ({
  title: `${title} · Groundwork`,
  isIndexed: false,
  children: <AuthFrame>{children}</AuthFrame>,
});

/** `/waitlist/confirm`, from the button of the first mail. */
export const renderWaitlistConfirm = (i18n: I18n) =>
  page(
    i18n._(msg`Hear of the launch`),
    <Ask title={i18n._(msg`Hear of the launch`)} action={i18n._(msg`Yes, write to me`)}>
      {i18n._(msg`One click, and we write to you once, on the day Groundwork launches.`)}
    </Ask>,
  );

/** `/waitlist/confirmed`: done. */
export const renderWaitlistConfirmed = (i18n: I18n) =>
  page(
    i18n._(msg`You are on the list`),
    <Told title={i18n._(msg`You are on the list`)} link={{ href: '/', label: i18n._(msg`Back to Home`) }}>
      {i18n._(msg`We write to you once, when Groundwork launches. Each mail has a link that takes you off the list.`)}
    </Told>,
  );

/** `/waitlist/leave`, from the last line of each mail. */
export const renderWaitlistLeave = (i18n: I18n) =>
  page(
    i18n._(msg`Leave the list`),
    <Ask title={i18n._(msg`Leave the list?`)} action={i18n._(msg`Take me off the list`)}>
      {i18n._(msg`We then forget your address and write to you no more.`)}
    </Ask>,
  );

/** `/waitlist/left`: done. */
export const renderWaitlistLeft = (i18n: I18n) =>
  page(
    i18n._(msg`You are off the list`),
    <Told title={i18n._(msg`You are off the list`)} link={{ href: '/', label: i18n._(msg`Back to Home`) }}>
      {i18n._(msg`Your address is deleted. You can enter it again whenever you like.`)}
    </Told>,
  );

/** `/waitlist/expired`: a link that is wrong, was replaced by a newer one, or is too old. */
export const renderWaitlistExpired = (i18n: I18n) =>
  page(
    i18n._(msg`That link did not work`),
    <Told
      title={i18n._(msg`That link did not work`)}
      link={{ href: '/#waitlist', label: i18n._(msg`Enter your address again`) }}
    >
      {i18n._(msg`It is too old, or a newer mail replaced it. Use the newest mail, or enter your address again.`)}
    </Told>,
  );

function Ask({
  title,
  action,
  children,
}: {
  readonly title: string;
  readonly action: string;
  readonly children: string;
}) {
  return (
    <>
      <StepHeading title={title}>{children}</StepHeading>
      {/* Without `action` a form goes to the address of its page, where the link's secret stands. */}
      <form method="post">
        <button type="submit" className={buttonStyle('primary', 'large', 'mt-7 w-full')}>
          {action}
        </button>
      </form>
    </>
  );
}

function Told({
  title,
  link,
  children,
}: {
  readonly title: string;
  readonly link: { readonly href: string; readonly label: string };
  readonly children: string;
}) {
  return (
    <>
      <StepHeading title={title}>{children}</StepHeading>
      <a href={link.href} className={buttonStyle('secondary', 'large', 'mt-7 w-full')}>
        {link.label}
      </a>
    </>
  );
}
