// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { idInAddress, scrollToAddress } from './scroll-to-section.ts';

describe('the element an address asks for', () => {
  it.each([
    ['/', '', undefined],
    ['/pricing', '', 'pricing'],
    ['/faq/', '', 'faq'],
    ['/', '#signup', 'signup'],
    ['/pricing', '#faq', 'faq'],
    ['/', '#error=access_denied&error_code=otp_expired', undefined],
    ['/', '#access_token=x&type=signup', undefined],
    ['/', '#%E0%A4%A', '%E0%A4%A'],
  ])('%s%s is %s', (pathname, hash, id) => {
    expect(idInAddress({ pathname, hash })).toBe(id);
  });
});

describe('the landing page', () => {
  afterEach(() => {
    document.body.innerHTML = '';
    window.location.hash = '';
  });

  const draw = () => {
    document.body.innerHTML =
      '<main id="page"><section id="faq" tabindex="-1"></section></main><template id="not-found"><h1>Page Not Found</h1></template>';
  };

  it('scrolls to the element of the hash', () => {
    draw();
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    window.location.hash = '#faq';
    scrollToAddress();
    expect(scroll).toHaveBeenCalled();
    expect(document.activeElement?.id).toBe('faq');
    expect(document.querySelector('h1')).toBeNull();
    scroll.mockRestore();
  });

  it('shows the not-found screen for an element that does not exist', () => {
    draw();
    window.location.hash = '#nothing';
    scrollToAddress();
    expect(document.querySelector('#page h1')?.textContent).toBe('Page Not Found');
  });
});
