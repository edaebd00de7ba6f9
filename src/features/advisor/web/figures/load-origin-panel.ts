/** Fetches what stands behind numbers: the first time somebody comes near one of them. */
export const loadOriginPanel = () => import('./origin-panel.tsx');
