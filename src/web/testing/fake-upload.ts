import { vi } from 'vitest';

/** A file that a screen sent. */
export interface SentFile {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly file: File;
  /** Says how much of it was sent, 0 to 1. */
  tell(share: number): void;
  /** Answers it. */
  answer(status: number, body: object): void;
  /** The line breaks. */
  cut(): void;
  readonly isGivenUp: boolean;
}

/** Puts a server of the test's own behind XMLHttpRequest; returns what is sent, in its order. */
export function receiveUploads(): readonly SentFile[] {
  const sent: SentFile[] = [];
  class FakeRequest {
    readonly upload: { onprogress?: (event: { readonly loaded: number; readonly total: number }) => void } = {};
    onload: (() => void) | undefined;
    onerror: (() => void) | undefined;
    status = 0;
    responseText = '';
    isGivenUp = false;
    path = '';
    readonly headers: Record<string, string> = {};
    open(_method: string, path: string): void {
      this.path = path;
    }
    setRequestHeader(name: string, value: string): void {
      this.headers[name] = value;
    }
    getResponseHeader(): string | null {
      return null;
    }
    abort(): void {
      this.isGivenUp = true;
    }
    send(file: File): void {
      const answer = (status: number, body: object): void => {
        this.status = status;
        this.responseText = JSON.stringify(body);
        this.onload?.();
      };
      const isGivenUp = (): boolean => this.isGivenUp;
      sent.push({
        path: this.path,
        headers: this.headers,
        file,
        tell: (share) => this.upload.onprogress?.({ loaded: share * 1000, total: 1000 }),
        answer,
        cut: () => this.onerror?.(),
        get isGivenUp() {
          return isGivenUp();
        },
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return sent;
}
