import { Outlet } from '@tanstack/react-router';
import { DashboardScreen } from './dashboard-screen.tsx';

/** The dashboard, which stays as it is while the account settings are opened over it. */
export function DashboardFrame() {
  return (
    <>
      <DashboardScreen />
      <Outlet />
    </>
  );
}
