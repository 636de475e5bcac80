'use client'

import { useLocale, useTranslations } from 'next-intl'
import {
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  useTransition,
  type SubmitEvent,
} from 'react'
import type { SearchSuggestionsProps } from '@/components/layout/search-suggestions'
import { searchPath, searchTextOf } from '@/lib/catalogue/search-path'
import { buttonClass } from '@/components/ui/button-class'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { LoadingOverlay } from '@/components/ui/loading-overlay'
import { getPathname, usePathname, useRouter } from '@/lib/i18n/navigation'

/** Shorter texts begin too much. */
const SHORTEST_SUGGESTED = 2

const Nothing = () => null

/** Loaded when somebody types. Without its script the search works on. */
const SearchSuggestions = lazy<ComponentType<SearchSuggestionsProps>>(() =>
  import('./search-suggestions').catch(() => ({ default: Nothing })),
)

/** The search by title. The box is filled on the page of its results and empty everywhere else. */
export function SearchForm() {
  const pathname = usePathname()
  const router = useRouter()
  const [isSearching, startSearch] = useTransition()
  return (
    <>
      <SearchFormView
        key={pathname}
        text={searchTextOf(pathname)}
        onSearch={(text) => startSearch(() => router.push(searchPath(text)))}
      />
      {isSearching && <LoadingOverlay />}
    </>
  )
}

type SearchFormViewProps = {
  text?: string
  /** Not given, as before hydration: the browser sends the form itself, to the page that leads on to the results. */
  onSearch?: (text: string) => void
}

export function SearchFormView({ text = '', onSearch }: SearchFormViewProps) {
  const t = useTranslations('header')
  const locale = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const [isEmpty, setIsEmpty] = useState<boolean | null>(null)
  const [typed, setTyped] = useState('')
  const check = () => setIsEmpty((input.current?.value ?? '').trim() === '')

  // What was typed before hydration counts as well. Until then the button works, so that a search needs no script.
  useEffect(check, [])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (!onSearch) return
    event.preventDefault()
    const asked = input.current?.value.trim() ?? ''
    if (asked !== '') onSearch(asked)
  }

  return (
    <form
      role="search"
      method="get"
      noValidate
      action={getPathname({ href: '/products/title', locale })}
      onSubmit={submit}
      className="flex w-full lg:relative"
    >
      <label htmlFor="header-search" className="sr-only">
        {t('search_label')}
      </label>
      <Input
        ref={input}
        id="header-search"
        name="query"
        type="search"
        maxLength={100}
        defaultValue={text}
        onChange={({ target }) => {
          check()
          setTyped(target.value.trim())
        }}
        placeholder={t('search_placeholder')}
        className="rounded-r-none border-r-0"
      />
      <button
        type="submit"
        disabled={isEmpty ?? false}
        aria-label={t('search_submit')}
        className={`${buttonClass({ size: 'icon' })} rounded-l-none`}
      >
        <Icon name="search" className="size-5" />
      </button>
      {onSearch && typed.length >= SHORTEST_SUGGESTED && (
        <Suspense>
          <SearchSuggestions text={typed} input={input} />
        </Suspense>
      )}
    </form>
  )
}
