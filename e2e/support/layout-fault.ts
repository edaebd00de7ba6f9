/** One fault of a layout: which rule, and which element broke it. */
export interface LayoutFault {
  readonly rule: 'clipped' | 'overlap' | 'sideways' | 'colour' | 'target';
  readonly what: string;
}
