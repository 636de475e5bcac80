'use client'

import type { AddedWord } from '@bieznik/contract/catalogue/added-word'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Day } from '@/components/ui/day'
import { FieldError } from '@/components/ui/field-error'
import { Loading } from '@/components/ui/loading'
import { Table } from '@/components/ui/table'
import { useAuth } from '@/lib/auth/use-auth'
import { addedWordsQuery, removeWordMutation } from '@/lib/catalogue/search-queries'
import { problemCodeOf } from '@/lib/http/problem-error'
import { LoadFailure } from '../parts/load-failure'
import { AddWordForm } from './add-word-form'
import { useMeaningText } from './use-meaning-text'

/** Words that staff have added to the dictionary of the search: one is added, any is removed. */
export function AddedWords({ taken }: { taken: { text: string } | undefined }) {
  const t = useTranslations('admin_searches')
  const auth = useAuth()
  const { data, error, refetch } = useQuery({ ...addedWordsQuery, enabled: auth.status === 'signed-in' })
  return (
    <Card aria-labelledby="added-words" className="flex flex-col gap-4">
      <h2 id="added-words" className="text-lg font-semibold">
        {t('words_title')}
      </h2>
      <p className="max-w-prose text-sm text-quiet">{t('words_lead')}</p>
      <AddWordForm taken={taken} />
      {data ? (
        <WordsTable words={data} />
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Card>
  )
}

function WordsTable({ words }: { words: readonly AddedWord[] }) {
  const t = useTranslations()
  const meaningText = useMeaningText()
  const { mutate, error, isPending, variables } = useMutation(removeWordMutation(useQueryClient()))
  if (words.length === 0) return <p className="text-quiet">{t('admin_searches.no_words')}</p>
  return (
    <>
      <div role="alert">
        {error && <FieldError id={undefined}>{t(`errors.${problemCodeOf(error)}`)}</FieldError>}
      </div>
      <Table caption={t('admin_searches.words_title')} dense>
        <thead>
          <tr>
            <th scope="col">{t('admin_searches.word')}</th>
            <th scope="col">{t('admin_searches.meaning')}</th>
            <th scope="col">{t('admin_searches.added')}</th>
            <th scope="col">{t('admin_searches.remove')}</th>
          </tr>
        </thead>
        <tbody>
          {words.map(({ id, word, isBeginning, meaning, addedAt }) => (
            <tr key={id}>
              <th scope="row">{isBeginning ? `${word}…` : word}</th>
              <td>{meaningText(meaning)}</td>
              <td>
                <Day date={addedAt} />
              </td>
              <td>
                <Button
                  variant="quiet"
                  size="compact"
                  busy={isPending && variables === id}
                  aria-label={t('admin_searches.remove_word', { word })}
                  onClick={() => mutate(id)}
                >
                  {t('admin_searches.remove')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}
