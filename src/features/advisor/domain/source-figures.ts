import type { ModelFigure } from './model/model-input.ts';

/** Cited figures that the model may use as inputs. */
export const sourceFigures: readonly ModelFigure[] = [];
