import {
  ServerResponse,
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
} from 'node:http'
import { isFreshBy, KEPT_PAGE_HEADER } from '../../lib/shared-cache/page-memory.ts'
import { isBare, problemOf } from './bare-document.ts'
import { encodingFor } from './encoding.ts'
import { matches } from '../../lib/http/entity-tag.ts'
import type { Refusal } from './held-refusal.ts'
import { isPageForEveryone, pathOf } from './page-for-everyone.ts'
import type { Body, Prepared, PreparedPages, Repeat } from './prepared.ts'
import { missingAt, placeOf, type Problem } from './problem.ts'
import type { ProblemDocuments } from './problem-documents.ts'

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[]
type Callback = (error?: Error | null) => void

/** Data of a page come in pieces. */
const PAGE = /^text\/html/

/** What is no part of a page: it is said of one answer, or made for one caller. */
const OF_ONE_ANSWER = new Set(['connection', 'content-length', 'set-cookie', KEPT_PAGE_HEADER])

/** Next.js waits for the end of an answer in ten places, and metrics, tracing and compression in further ones. */
const MAX_LISTENERS = 20

/** By these an address without a language shows its page or leads on to another language. */
const CHOOSES_LANGUAGE = 'Accept-Language, Cookie'
const isPrefixed = (url: string): boolean => /^\/(?:pl|en|ru)(?:[/?]|$)/.test(url)

/** When to try again, in seconds. */
const RETRY_AFTER = '5'

/**
 * The class of the server's answers. Each carries `headers`, unless it says the same of itself. For a page that is not there or that failed, Next.js sends a document without content,
 * which the browser is to fill in by script; this sends a drawn one in its place, as `error_page` does in other servers.
 */
export function answerWith(
  documents: ProblemDocuments,
  headers: Readonly<Record<string, string>>,
  prepared: PreparedPages,
) {
  return class Answer<Request extends IncomingMessage> extends ServerResponse<Request> {
    readonly #place = placeOf(this.req.url ?? '/')
    /** Before anybody changes it: Next.js is not to compress what is prepared here. */
    readonly #accepted = this.req.headers['accept-encoding'] ?? ''
    readonly #bare: Buffer[] = []
    #isReplaced: boolean | undefined

    constructor(...args: ConstructorParameters<typeof ServerResponse<Request>>) {
      super(...args)
      this.setMaxListeners(MAX_LISTENERS)
    }

    /** Decided once, when the answer begins: its status and kind are known then, and nothing has been sent. */
    #givesWay(): boolean {
      this.#isReplaced ??= isBare(this, this.req, this.#place)
      return this.#isReplaced
    }

    override writeHead(status: number, reason?: string | Headers, own?: Headers): this {
      this.statusCode = status
      if (this.#givesWay()) return this
      this.removeHeader(KEPT_PAGE_HEADER)
      for (const [name, value] of Object.entries(headers))
        if (!this.hasHeader(name)) this.setHeader(name, value)
      if (status >= 400) this.#keptByNobody()
      if (typeof reason === 'string') return super.writeHead(status, reason, own)
      return super.writeHead(status, reason ?? own)
    }

    override flushHeaders(): void {
      if (!this.#givesWay()) super.flushHeaders()
    }

    override write(chunk: unknown, encoding?: BufferEncoding | Callback, callback?: Callback): boolean {
      if (this.#givesWay()) return this.#keep(chunk)
      if (typeof encoding === 'function') return super.write(chunk, encoding)
      return super.write(chunk, encoding ?? 'utf8', callback)
    }

    override end(chunk?: unknown, encoding?: BufferEncoding | Callback, callback?: Callback): this {
      if (this.#givesWay()) {
        this.#keep(chunk)
        this.#isReplaced = false
        return this.#sendDocument()
      }
      if (this.#isWholePage(chunk)) return this.#sendPrepared(chunk)
      if (typeof encoding === 'function') return super.end(chunk, encoding)
      return super.end(chunk, encoding ?? 'utf8', callback)
    }

    /** One that is there, in full or as the browser has it already. */
    #isPublicDocument(): boolean {
      if (!isPageForEveryone(this.req.url ?? '/') || this.req.headers.rsc !== undefined) return false
      if (this.statusCode !== 200 && this.statusCode !== 304) return false
      return PAGE.test(String(this.getHeader('content-type')))
    }

    /** A page that Next.js keeps, which nothing has been sent of. */
    #isWholePage(chunk: unknown): chunk is Body {
      if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return false
      if (this.headersSent || this.statusCode !== 200 || !this.#isPublicDocument()) return false
      return !this.hasHeader('content-encoding')
    }

    /** Sends what was made of the page before, if nothing is known that has changed since. Tells whether it did. */
    repeats(): boolean {
      const page = prepared.fresh(pathOf(this.req.url))
      const isKnown = page !== null && this.#isKnown(page)
      const bytes = page?.ready(encodingFor(this.#accepted)) ?? null
      if (!page?.repeat || (!isKnown && bytes === null)) return false
      for (const [name, value] of page.repeat.head) this.setHeader(name, value)
      if (isKnown || bytes === null) this.#sendNothing()
      else this.#sendBytes(bytes)
      return true
    }

    #isKnown({ etag }: Prepared): boolean {
      return matches(this.req.headers['if-none-match'], etag)
    }

    /** What was made of it before, as far as the caller does not have it already. */
    #sendPrepared(body: Body): this {
      const page = this.#prepare(body)
      if (this.#isKnown(page)) return this.#sendNothing()
      return this.#sendWhenPacked(page.inForm(encodingFor(this.#accepted), body), body)
    }

    #sendWhenPacked(bytes: Buffer | Promise<Buffer>, plain: Body): this {
      if (Buffer.isBuffer(bytes)) return this.#sendBytes(bytes)
      bytes.then(
        (packed) => this.#sendBytes(packed),
        () => super.end(plain),
      )
      return this
    }

    /** An address with a query may lead to a page of another one. */
    #prepare(body: Body): Prepared {
      const { url = '/' } = this.req
      const page = prepared.of(pathOf(url), body)
      this.setHeader('etag', page.etag)
      this.appendHeader('vary', isPrefixed(url) ? 'Accept-Encoding' : `Accept-Encoding, ${CHOOSES_LANGUAGE}`)
      const name = this.getHeader(KEPT_PAGE_HEADER)
      if (typeof name !== 'string' || url !== pathOf(url)) return page
      page.repeat = { head: this.#head(), isFresh: isFreshBy(name) }
      return page
    }

    #head(): Repeat['head'] {
      const names = this.getHeaderNames().filter((name) => !OF_ONE_ANSWER.has(name))
      return names.map((name) => [name, this.getHeader(name) ?? ''])
    }

    #sendNothing(): this {
      this.statusCode = 304
      this.removeHeader('content-length')
      return super.end()
    }

    #sendBytes(bytes: Buffer): this {
      const encoding = encodingFor(this.#accepted)
      if (encoding) this.setHeader('content-encoding', encoding)
      this.setHeader('content-length', bytes.byteLength)
      return super.end(bytes)
    }

    /** What failed or is missing now may be there in a moment; Next.js would have some of it kept for a year. */
    #keptByNobody(): void {
      this.setHeader('cache-control', 'private, no-store')
      this.setHeader('cdn-cache-control', 'no-store')
    }

    #keep(chunk: unknown): true {
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.#bare.push(Buffer.from(chunk))
      return true
    }

    /** Turns the head into that of the document, and sends it. */
    #sendDocument(): this {
      const contentEncoding = String(this.getHeader('content-encoding'))
      const bare = { status: this.statusCode, body: Buffer.concat(this.#bare), encoding: contentEncoding }
      const { problem, status } = problemOf(bare, this.#place)
      const html = this.#become(problem, status)
      const encoding = encodingFor(this.#accepted)
      return encoding ? this.#sendWhenPacked(documents.pack(html, encoding), html) : super.end(html)
    }

    /** Turns the head into that of the document about a page that is refused, and returns what stands in it. */
    refuse(status: Refusal): string {
      this.#isReplaced = false
      return this.#become(status === 403 ? 'forbidden' : missingAt(this.#place), status)
    }

    #become(problem: Problem, status: number): string {
      const document = documents.find(problem, this.#place.language)
      for (const name of this.getHeaderNames()) this.removeHeader(name)
      for (const [name, value] of document.headers) this.setHeader(name, value)
      if (status === 503) this.setHeader('retry-after', RETRY_AFTER)
      this.statusCode = status
      return document.html(this.#place)
    }
  }
}
