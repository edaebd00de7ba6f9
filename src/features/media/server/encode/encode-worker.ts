import sharp from 'sharp';
import { answerWork } from '#server/work/answer-work.ts';
import { checkPicture } from './check-picture.ts';
import type { PictureWork } from './encode-messages.ts';
import { closeOtherDecoders, encodePicture } from './encode-picture.ts';

sharp.cache(false);
sharp.concurrency(1);
closeOtherDecoders();

/** The process pictures are read in: what is wrong with a file that somebody sent ends no server. */
answerWork<PictureWork>((work) => (work.task === 'encode' ? encodePicture(work.bytes) : checkPicture(work)));
