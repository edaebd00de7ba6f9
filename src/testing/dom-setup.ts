import { configure } from '@testing-library/react';

// What is looked for on a screen is there at once on a quiet machine; a busy one may take longer than the library's
// second. No test measures how long.
configure({ asyncUtilTimeout: 5000 });
