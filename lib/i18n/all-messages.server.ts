import 'server-only'
import type { Messages } from 'next-intl'
import en from '@/messages/en.json'
import pl from '@/messages/pl.json'
import ru from '@/messages/ru.json'
import type { Locale } from './routing'

/** For texts that are made outside a page, such as those of a route handler, by `createTranslator`. */
export const allMessages: Readonly<Record<Locale, Messages>> = { pl, en, ru }
