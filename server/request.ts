import type { IncomingMessage } from 'node:http'
import { isInFolder } from '../contract/routes.ts'

/** The path of a request, without its query. */
export const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? ''

/** Whether a page is asked for, and no call or file: its document, or its data for a navigation within the shop. */
export const isPageRequest = (request: IncomingMessage): boolean =>
  request.method === 'GET' && !isInFolder(pathOf(request))

/** Whether the document of a page is asked for. */
export const isDocumentRequest = (request: IncomingMessage): boolean =>
  isPageRequest(request) && request.headers.rsc === undefined
