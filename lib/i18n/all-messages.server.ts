import 'server-only'
import en from '@/messages/en.json'
import pl from '@/messages/pl.json'
import ru from '@/messages/ru.json'

/** For texts that are made outside a page, such as those of a route handler, by `createTranslator`. */
export const allMessages = { pl, en, ru }
