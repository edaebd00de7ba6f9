import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import { ScrollFrame } from './scroll-frame.tsx';

export interface TableColumn<Row> {
  readonly id: string;
  readonly label: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  readonly numeric?: boolean;
  readonly sortable?: boolean;
  /** On narrow screens it gives way; another cell says there what it says. */
  readonly isWideOnly?: boolean;
}

const wideOnly = 'max-sm:hidden';

export interface TableSort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

export interface TableProps<Row> {
  /** Names the table; spoken always, shown with `showCaption`. */
  readonly caption: string;
  readonly showCaption?: boolean;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly sort?: TableSort;
  readonly onSort?: (sort: TableSort) => void;
}

/** A real table: the first column heads its row, numbers line up, wide ones scroll inside their own frame. */
export function Table<Row>({ caption, showCaption, columns, rows, rowId, sort, onSort }: TableProps<Row>) {
  const captionId = useId();
  return (
    <div className="min-w-0">
      {/* Outside the frame, so that it wraps with the page instead of scrolling away with the columns. */}
      <p id={captionId} className={showCaption ? 'pb-1.5 text-sm font-semibold text-ink' : 'sr-only'}>
        {caption}
      </p>
      <ScrollFrame labelledBy={captionId}>
        <table aria-labelledby={captionId} className="w-full border-collapse text-base">
          <thead>
            <tr className="border-b border-line">
              {columns.map((column) => (
                <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowId(row)} className="border-b border-line last:border-0">
                {columns.map((column, index) =>
                  index === 0 ? (
                    <th
                      key={column.id}
                      scope="row"
                      className="py-2.5 compact:py-1 pe-4 text-start align-top font-medium text-ink"
                    >
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td
                      key={column.id}
                      className={cx(
                        'py-2.5 compact:py-1 ps-4 align-top text-ink-2',
                        column.numeric && 'figures text-end whitespace-nowrap',
                        column.isWideOnly && wideOnly,
                      )}
                    >
                      {column.cell(row)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </div>
  );
}

function HeaderCell<Row>({
  column,
  sort,
  onSort,
}: {
  readonly column: TableColumn<Row>;
  readonly sort: TableSort | undefined;
  readonly onSort: ((sort: TableSort) => void) | undefined;
}) {
  const direction = sort?.columnId === column.id ? sort.direction : undefined;
  const style = cx(
    'py-2 compact:py-1 align-bottom text-sm font-semibold text-ink-2 first:pe-4 not-first:ps-4',
    column.numeric ? 'text-end' : 'text-start',
    column.isWideOnly && wideOnly,
  );
  // The corner above row headings and beside column headings heads nothing.
  if (column.label === '') return <td className={style} />;
  if (!column.sortable || onSort === undefined) {
    return (
      <th scope="col" className={style}>
        {column.label}
      </th>
    );
  }
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th scope="col" className={style} aria-sort={direction ?? 'none'}>
      <button
        type="button"
        className={cx(
          'inline-flex min-h-6 items-center gap-1 rounded-sm font-semibold hover:text-ink',
          column.numeric && 'flex-row-reverse',
        )}
        onClick={() => onSort({ columnId: column.id, direction: next })}
      >
        {column.label}
        <Icon
          of={direction === 'descending' ? ArrowDown : ArrowUp}
          size={14}
          className={direction === undefined ? 'opacity-0' : ''}
        />
      </button>
    </th>
  );
}
