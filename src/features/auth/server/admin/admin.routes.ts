import type { PlainRoute } from '#server/http/plain-route.ts';
import type { AuthContext } from '../auth-context.ts';
import type { RouteMaker } from '../protocol/auth-route.ts';
import { adminLinkRoutes } from './admin-links.routes.ts';
import { adminUserRoutes } from './admin-users.routes.ts';
import { notOfferedRoutes } from './not-offered.routes.ts';

/** The administration API, behind the service key, and a clear refusal for what the protocol has and this service not. */
export function adminRoutes(context: AuthContext, route: RouteMaker): readonly PlainRoute[] {
  return [...adminLinkRoutes(context, route), ...adminUserRoutes(context, route), ...notOfferedRoutes(route)];
}
