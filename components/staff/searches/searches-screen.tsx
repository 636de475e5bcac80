'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { searchPath } from '@/lib/catalogue/search-path'
import { Day } from '@/components/ui/day'
import { searchMissesQuery } from '@/lib/catalogue/search-queries'
import { ListScreen } from '../parts/list/list-screen'
import { RowButton } from '../parts/list/row-button'
import { RowLink } from '../parts/list/row-link'
import { useStaffQuery } from '../parts/use-staff-query'
import { AddedWords } from './added-words'

/** What people searched for in vain, and the words that staff have taught the search. */
export function SearchesScreen() {
  const [taken, setTaken] = useState<{ text: string }>()
  return (
    <div className="flex flex-col gap-6">
      <SearchesInVain onTake={(text) => setTaken({ text })} />
      <AddedWords taken={taken} />
    </div>
  )
}

/** Each with a link to what the search says of it today, and a button that takes it as a word to be added. */
function SearchesInVain({ onTake }: { onTake: (text: string) => void }) {
  const t = useTranslations('admin_searches')
  return (
    <ListScreen
      query={useStaffQuery(searchMissesQuery)}
      caption={t('title')}
      empty={t('empty')}
      keyOf={({ text }) => text}
      columns={[
        { head: t('text'), cell: ({ text }) => <RowLink href={searchPath(text)}>{text}</RowLink> },
        { head: t('times'), cell: ({ times }) => times, isNumber: true },
        { head: t('last'), cell: ({ lastAt }) => <Day date={lastAt} /> },
        {
          head: t('take'),
          cell: ({ text }) => (
            <RowButton aria-label={t('take_word', { word: text })} onClick={() => onTake(text)}>
              {t('take')}
            </RowButton>
          ),
        },
      ]}
    />
  )
}
