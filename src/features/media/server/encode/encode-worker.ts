import sharp from 'sharp';
import { answerWork } from '#server/work/answer-work.ts';
import type { EncodeWork } from './encode-messages.ts';
import { closeOtherDecoders, encodePicture } from './encode-picture.ts';

sharp.cache(false);
sharp.concurrency(1);
closeOtherDecoders();

/** The process pictures are encoded in: what is wrong with a file that somebody sent ends no server. */
answerWork<EncodeWork>(({ bytes }) => encodePicture(bytes));
