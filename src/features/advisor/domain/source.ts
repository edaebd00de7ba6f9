/** A publication that was opened and read; nothing stands here from memory. */
export interface Source {
  readonly id: string;
  readonly publisher: string;
  readonly title: string;
  /** Of publication; of reading where the page bears no date, which the finding then says. */
  readonly year: number;
  readonly address: string;
  /** The day it was read, ISO. */
  readonly readOn: string;
  /** What it says, in our words, with the figure the model uses. */
  readonly finding: string;
}
