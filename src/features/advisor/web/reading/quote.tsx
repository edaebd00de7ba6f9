import { cx } from '#web/ui/class-names.ts';

/** The person's own words: in quotation marks, in their language, and with a direction of their own. */
export function Quote({
  text,
  language,
  className,
}: {
  readonly text: string;
  readonly language: string;
  readonly className?: string;
}) {
  return (
    <span className={cx('[overflow-wrap:anywhere]', className)}>
      “<bdi lang={language}>{text}</bdi>”
    </span>
  );
}
