import { answerWork } from '#server/work/answer-work.ts';
import { drawFiles } from './draw-files.ts';

answerWork(drawFiles);
