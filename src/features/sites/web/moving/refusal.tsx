import { useLingui } from '@lingui/react/macro';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { Banner } from '#web/ui/banner.tsx';

/** Places in a file that are named at most. */
const mostPlaces = 5;

/** Why a source was refused, with the places in the file. */
export function Refusal({ error }: { readonly error: unknown }) {
  const { t, i18n } = useLingui();
  const problem = problemOf(error);
  const places = problem.code === 'request.invalid' ? Object.keys(problem.fields ?? {}) : [];
  return (
    <Banner tone="attention" isAlert>
      {places.length === 0 ? (
        problemText(i18n, problem)
      ) : (
        <>
          <p>{t`Something in this file is not as a website here can have it:`}</p>
          <ul className="mt-1 list-disc ps-5 [overflow-wrap:anywhere]">
            {places.slice(0, mostPlaces).map((place) => (
              <li key={place}>
                <code>{place.replace(/^source\.?/, '') || 'source'}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  );
}
