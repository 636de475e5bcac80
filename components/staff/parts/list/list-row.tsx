'use client'

import clsx from 'clsx'
import { ChevronRight } from 'lucide-react'
import { Activity, useId, useState, type MouseEvent, type ReactNode } from 'react'
import type { Column, Detail } from './column'
import { openerOf, ROW } from './use-list-keys'

/** Links, fields and buttons of a row do what they do, and text that is selected stays selected. */
export function isOnRowItself({ target }: MouseEvent): boolean {
  const isOfControl = target instanceof Element && target.closest('a, button, input, select, label, summary')
  return !isOfControl && window.getSelection()?.isCollapsed !== false
}

/** On a phone a row is a card: its name, and below it each value after what it is. */
const cardClass = 'max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-4 max-sm:px-3 max-sm:py-2'
const labelClass =
  'max-sm:before:mr-1.5 max-sm:before:font-sans max-sm:before:text-xs max-sm:before:text-quiet max-sm:before:content-[attr(data-head)]'

export const cellClass = <Row,>({ isNumber, isWideOnly, isText }: Column<Row>) =>
  clsx(
    isNumber && 'sm:text-right',
    isWideOnly && 'max-sm:hidden',
    isText && 'sm:w-full sm:max-w-0 sm:min-w-32 sm:truncate',
  )

interface ListRowProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  detail?: Detail<Row> | undefined
  /** The box that selects it. */
  box?: ReactNode
}

export function ListRow<Row>({ row, columns: [first, ...rest], detail, box }: ListRowProps<Row>) {
  /** Once it was opened it is only hidden, with what was typed in it, until it is done. */
  const [shown, setShown] = useState<'visible' | 'hidden'>()
  const isOpen = shown === 'visible'
  const id = useId()
  function close(): void {
    setShown(undefined)
    const own = document.getElementById(`${id}-row`)
    if (own) openerOf(own)?.focus()
  }
  const count = rest.length + (box ? 2 : 1)
  return (
    <>
      <tr
        id={`${id}-row`}
        {...{ [ROW]: '' }}
        onClick={(event) => isOnRowItself(event) && openerOf(event.currentTarget)?.click()}
        className={clsx('cursor-pointer hover:bg-paper has-[th_:focus-visible]:bg-paper', cardClass)}
      >
        {box && <td>{box}</td>}
        {first && (
          <th scope="row" className={clsx(cellClass(first), 'max-sm:grow max-sm:whitespace-normal')}>
            {detail ? (
              <Opener isOpen={isOpen} controls={id} onToggle={() => setShown(isOpen ? 'hidden' : 'visible')}>
                {first.cell(row)}
              </Opener>
            ) : (
              first.cell(row)
            )}
          </th>
        )}
        {rest.map((column) => (
          <td
            key={column.head}
            data-head={column.head}
            className={clsx(cellClass(column), column.isNumber && 'figures', labelClass)}
          >
            {column.cell(row)}
          </td>
        ))}
      </tr>
      {detail && shown && (
        <Activity mode={shown}>
          <tr id={id} className="border-t-0! bg-paper max-sm:block">
            <td colSpan={count} className="p-3! whitespace-normal max-sm:block">
              {detail(row, close)}
            </td>
          </tr>
        </Activity>
      )}
    </>
  )
}

interface OpenerProps {
  isOpen: boolean
  controls: string
  onToggle: () => void
  children: ReactNode
}

function Opener({ isOpen, controls, onToggle, children }: OpenerProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
      className="flex min-h-6.5 w-full min-w-0 items-center gap-1 text-left font-medium text-rubber max-sm:min-h-11"
    >
      <ChevronRight aria-hidden className={clsx('size-4 shrink-0', isOpen && 'rotate-90')} />
      <span className="min-w-0 sm:truncate">{children}</span>
    </button>
  )
}
