'use client'

import { placeOfStaffPage } from '@bieznik/contract/pages'
import { useTranslations } from 'next-intl'
import { useId, useState, type ReactNode } from 'react'
import {
  DropdownMenuCheckboxItem,
  DropdownMenuItem,
  DropdownMenuSeparator,
} from '@/components/ui/dropdown-menu'
import { usePathname } from '@/lib/i18n/navigation'
import { changesTo, viewIn, viewsQuery, type ViewedList } from '@/lib/query/saved-views'
import { changeQueryState, useQueryState } from '@/lib/url-state'
import { useStaffQuery } from '../use-staff-query'
import { FilterMenu } from './filter-menu'
import { ViewsDialog } from './views-dialog'

interface SavedViewsProps {
  /** Those of the address that narrow the list down or sort it. */
  fields: readonly string[]
  /** More in the window in which views are changed. */
  children?: ReactNode
}

/** Filters under names, of the list on this page: chosen from a menu, saved and changed in a window. */
export function SavedViews(props: SavedViewsProps) {
  // Next.js has no path for what stands outside of its router, as in a test of a part.
  const list = placeOfStaffPage(usePathname() ?? '')?.path
  return list === undefined ? null : <ViewsOfList list={list} {...props} />
}

function ViewsOfList({ list, fields, children }: SavedViewsProps & { list: ViewedList }) {
  const t = useTranslations('admin.list.views')
  const menuId = useId()
  const [isChanging, setChanging] = useState(false)
  const { data: views = [] } = useStaffQuery(viewsQuery(list))
  const view = viewIn(useQueryState(), fields)
  const shown = views.find(({ query }) => query === view)
  return (
    <>
      <FilterMenu
        id={menuId}
        text={shown ? t('shown', { name: shown.name }) : t('title')}
        isChosen={shown !== undefined}
        className="sm:w-36"
      >
        {views.map(({ id, name, query }) => (
          <DropdownMenuCheckboxItem
            key={id}
            checked={query === view}
            onCheckedChange={(isWanted) => changeQueryState('push', changesTo(isWanted ? query : '', fields))}
          >
            {name}
          </DropdownMenuCheckboxItem>
        ))}
        {views.length > 0 && <DropdownMenuSeparator />}
        <DropdownMenuItem onSelect={() => setChanging(true)}>{t('change')}</DropdownMenuItem>
      </FilterMenu>
      {isChanging && (
        <ViewsDialog
          list={list}
          view={view}
          views={views}
          openerId={menuId}
          onClose={() => setChanging(false)}
        >
          {children}
        </ViewsDialog>
      )}
    </>
  )
}
