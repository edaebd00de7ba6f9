/** What a toast says. */
export interface ToastMessage {
  readonly text: string;
  readonly detail?: string;
  readonly tone?: 'done' | 'info' | 'attention';
  readonly action?: { readonly label: string; readonly onPress: () => void };
}
