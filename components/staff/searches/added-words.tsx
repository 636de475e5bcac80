'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { Day } from '@/components/ui/day'
import { FieldError } from '@/components/ui/field-error'
import { addedWordsQuery, removeWordMutation } from '@/lib/catalogue/search-queries'
import { problemCodeOf } from '@/lib/http/problem-error'
import { ListScreen } from '../parts/list/list-screen'
import { RowButton } from '../parts/list/row-button'
import { useStaffQuery } from '../parts/use-staff-query'
import { AddWordForm } from './add-word-form'
import { useMeaningText } from './use-meaning-text'

/** Words that staff have added to the dictionary of the search: one is added, any is removed. */
export function AddedWords({ taken }: { taken: { text: string } | undefined }) {
  const t = useTranslations('admin_searches')
  return (
    <Card aria-labelledby="added-words" className="flex flex-col gap-4">
      <h2 id="added-words" className="text-lg font-semibold">
        {t('words_title')}
      </h2>
      <p className="max-w-prose text-sm text-quiet">{t('words_lead')}</p>
      <AddWordForm taken={taken} />
      <WordsList />
    </Card>
  )
}

function WordsList() {
  const t = useTranslations()
  const meaningText = useMeaningText()
  const { mutate, error, isPending, variables } = useMutation(removeWordMutation(useQueryClient()))
  return (
    <ListScreen
      isSecondary
      query={useStaffQuery(addedWordsQuery)}
      caption={t('admin_searches.words_title')}
      empty={t('admin_searches.no_words')}
      keyOf={({ id }) => id}
      columns={[
        {
          head: t('admin_searches.word'),
          cell: ({ word, isBeginning }) => (isBeginning ? `${word}…` : word),
        },
        { head: t('admin_searches.meaning'), cell: ({ meaning }) => meaningText(meaning) },
        { head: t('admin_searches.added'), cell: ({ addedAt }) => <Day date={addedAt} /> },
        {
          head: t('admin_searches.remove'),
          cell: ({ id, word }) => (
            <RowButton
              busy={isPending && variables === id}
              aria-label={t('admin_searches.remove_word', { word })}
              onClick={() => mutate(id)}
            >
              {t('admin_searches.remove')}
            </RowButton>
          ),
        },
      ]}
    >
      <div role="alert">
        {error && <FieldError id={undefined}>{t(`errors.${problemCodeOf(error)}`)}</FieldError>}
      </div>
    </ListScreen>
  )
}
