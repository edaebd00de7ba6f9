import { defineFeature } from '#server/feature.ts';
import { bindRoutes } from '#server/http/handlers.ts';
import { threadsContract } from '../threads.contract.ts';
import { createAnswersService } from './answers.service.ts';
import { exportService, exportTicket } from './export.service.ts';
import { type AtThread, inboxService } from './inbox.service.ts';
import { listUnreadThreads } from './open-threads.ts';
import { tellRestJob } from './tell-rest.job.ts';
import { threadReceived, threadsWaiting } from './threads.notifications.ts';
import { threadsRepository } from './threads.repository.ts';
import { threadsTables } from './threads.tables.ts';

/** The inbox: what people outside write to a business, notes about it, and answers by mail. */
export const threadsFeature = defineFeature({
  id: 'threads',
  tables: threadsTables,
  systemRole: {
    'server/threads.feature.ts': 'counts of answers of all accounts are forgotten at night',
    'server/threads.repository.ts': 'counts of answers of all accounts are forgotten at night',
  },
  notifications: [threadReceived, threadsWaiting],
  openThreads: listUnreadThreads,
  create: ({ database, downloads, queueMail }) => {
    const answers = createAnswersService({ queueMail });
    const refer = ({ workspaceId, id }: { workspaceId: AtThread['workspaceId']; id: AtThread['threadId'] }) => ({
      workspaceId,
      threadId: id,
    });
    return {
      routes: bindRoutes('threads', threadsContract, {
        listThreads: (context, input) => inboxService.list(context, input),
        getThread: (context, at) => inboxService.get(context, at),
        setRead: (context, input) => inboxService.setRead(context, input),
        setState: (context, input) => inboxService.setState(context, input),
        addNote: {
          first: (context, input) => inboxService.addNote(context, input),
          refer,
          again: (context, _input, at: AtThread) => inboxService.get(context, at),
        },
        answerThread: {
          first: (context, input) => answers.answer(context, input),
          refer,
          again: (context, _input, at: AtThread) => inboxService.get(context, at),
        },
        deleteThread: (context, at) => inboxService.delete(context, at),
        createExport: (context, { workspaceId }) => exportService.createDownload(context, workspaceId, downloads),
      }),
      plainRoutes: [
        downloads.serve({
          ticket: exportTicket,
          cost: 'composing',
          isRecorded: true,
          find: (context, { workspaceId }) => exportService.find(context, workspaceId),
        }),
      ],
      jobs: [tellRestJob],
      housekeeping: (_before, now) => threadsRepository.forgetCounts(database.system, now),
    };
  },
});
