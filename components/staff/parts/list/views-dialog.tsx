'use client'

import { MAX_VIEWS, type SavedView } from '@bieznik/contract/people/saved-view'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { RemoveButton } from '@/components/ui/remove-button'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { FieldError } from '@/components/ui/field-error'
import { useAuth } from '@/lib/auth/use-auth'
import { problemCodeOf } from '@/lib/http/problem-error'
import { namesQuery } from '@/lib/query/named-query'
import {
  addViewMutation,
  removeViewMutation,
  renameViewMutation,
  type ViewedList,
} from '@/lib/query/saved-views'
import { useStaffQuery } from '../use-staff-query'
import { ViewNameForm } from './view-name-form'

interface ViewsDialogProps {
  list: ViewedList
  /** What the list is narrowed down to; empty: nothing is. */
  view: string
  views: readonly SavedView[]
  /** Of the button that has the focus afterwards: the line of its menu that opened the window is gone by then. */
  openerId: string
  onClose: () => void
  children?: ReactNode
}

/** Saves what is shown under a name; renames and removes what one has saved, as the owner does of everybody's. */
export function ViewsDialog({ list, view, views, openerId, onClose, children }: ViewsDialogProps) {
  const t = useTranslations('admin.list.views')
  const { mutateAsync } = useMutation(addViewMutation(useQueryClient(), list))
  const { data: people = {} } = useStaffQuery(namesQuery([...new Set(views.map(({ madeBy }) => madeBy))]))
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t('title')}
        description={t('hint', { max: MAX_VIEWS })}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          document.getElementById(openerId)?.focus()
        }}
      >
        {view === '' ? (
          <p className="text-sm text-quiet">{t('no_filter')}</p>
        ) : (
          <ViewNameForm label={t('name')} onSave={(name) => mutateAsync({ name, query: view })} />
        )}
        {views.length > 0 && (
          <ul aria-label={t('saved')} className="flex flex-col lined">
            {views.map((each) => (
              <ViewItem key={each.id} list={list} view={each} maker={people[each.madeBy]} />
            ))}
          </ul>
        )}
        {children}
      </DialogContent>
    </Dialog>
  )
}

interface ViewItemProps {
  list: ViewedList
  view: SavedView
  /** undefined: it is not known. */
  maker: string | undefined
}

function ViewItem({ list, view: { id, name, madeBy }, maker }: ViewItemProps) {
  const t = useTranslations('admin.list.views')
  const problem = useTranslations('errors')
  const auth = useAuth()
  const client = useQueryClient()
  const [isRenaming, setRenaming] = useState(false)
  const rename = useMutation(renameViewMutation(client, list, id))
  const remove = useMutation(removeViewMutation(client, list, id))
  const isOwn =
    auth.status === 'signed-in' && (auth.person.uid === madeBy || auth.person.staffRole === 'owner')
  return (
    <li className="flex flex-col py-1">
      <div className="flex min-h-11 items-center gap-1">
        <span className="mr-auto min-w-0 wrap-anywhere">
          <span>{name}</span> {maker && <span className="text-sm text-quiet">{maker}</span>}
        </span>
        {isOwn && (
          <>
            <Button
              variant="quiet"
              size="icon"
              aria-label={t('rename_of', { name })}
              aria-expanded={isRenaming}
              onClick={() => setRenaming(!isRenaming)}
            >
              <Pencil aria-hidden className="size-4" />
            </Button>
            <RemoveButton
              busy={remove.isPending}
              label={t('remove_of', { name })}
              onClick={() => remove.mutate()}
            />
          </>
        )}
      </div>
      {isRenaming && (
        <ViewNameForm
          label={t('new_name_of', { name })}
          name={name}
          onSave={async (newName) => {
            await rename.mutateAsync(newName)
            setRenaming(false)
          }}
        />
      )}
      {remove.error && <FieldError id={undefined}>{problem(problemCodeOf(remove.error))}</FieldError>}
    </li>
  )
}
