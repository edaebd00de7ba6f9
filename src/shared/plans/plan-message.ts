/**
 * A text for people in the plan rows of a tool. `lingui extract` collects what the comment i18n stands before; the
 * translations stand in `src/shared/plans/locales/`, read by the browser and by the server.
 */
export interface PlanMessage {
  readonly id: string;
  /** ICU MessageFormat, English. */
  readonly message: string;
}
