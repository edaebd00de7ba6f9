import type { LayoutFault } from './layout-fault.ts';

/** Runs inside the page, so it may use nothing but its own body. */
export function probeBoxes(): LayoutFault[] {
  const faults: LayoutFault[] = [];
  const interactive =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="menuitem"], [role="option"]';

  const name = (element: Element): string => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
    return `<${element.tagName.toLowerCase()}${element.id === '' ? '' : `#${element.id}`}> “${words.slice(0, 50)}”`;
  };
  const isShown = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1;
  };
  const spoken = new Map<Element, boolean>();
  /** For eyes; what is only spoken is cut down to a pixel, along with all within it. */
  const isOnlySpoken = (element: Element): boolean => {
    const known = spoken.get(element);
    if (known !== undefined) return known;
    const { clipPath, clip, position } = getComputedStyle(element);
    const isCutDown = position === 'absolute' && (clipPath.startsWith('inset(50%') || clip.startsWith('rect(0'));
    const isOnly = isCutDown || (element.parentElement !== null && isOnlySpoken(element.parentElement));
    spoken.set(element, isOnly);
    return isOnly;
  };
  const shown = [...document.body.querySelectorAll('*')].filter((one) => isShown(one) && !isOnlySpoken(one));

  for (const element of shown) {
    if (!(element instanceof HTMLElement) || /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName)) continue;
    const style = getComputedStyle(element);
    if (style.display === 'inline' || (element.textContent ?? '').trim() === '') continue;
    const isEllipsis = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || element.title !== '';
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isWide = element.scrollWidth > element.clientWidth + 1;
    const isHigh = element.scrollHeight > element.clientHeight + 1;
    const isCut = (isWide && cuts(style.overflowX)) || (isHigh && cuts(style.overflowY));
    const isSpilled = isWide && style.overflowX === 'visible' && element.matches(interactive);
    if ((isCut || isSpilled) && !isEllipsis) {
      const sizes = `${element.scrollWidth}×${element.scrollHeight} in ${element.clientWidth}×${element.clientHeight}`;
      faults.push({ rule: 'clipped', what: `${name(element)} ${sizes}` });
    }
  }

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push({ rule: 'sideways', what: `${scrollWidth} px in ${clientWidth} px` });

  /** Elements compete for room only within one layer: a fixed bar lies over what scrolls below it on purpose. */
  const layerOf = (element: Element): Element => {
    for (let one: Element | null = element; one !== null; one = one.parentElement) {
      const { position } = getComputedStyle(one);
      if (position === 'fixed' || position === 'sticky' || one.matches('dialog, [role="dialog"], [role="menu"]'))
        return one;
    }
    return document.body;
  };
  /** The part of a box that its scrolling ancestors let through; nothing where one of them lets nothing through. */
  const visibleBoxes = (element: Element): DOMRect[] => {
    let boxes = [...element.getClientRects()];
    for (let one = element.parentElement; one !== null && one !== document.body; one = one.parentElement) {
      if (getComputedStyle(one).overflow === 'visible') continue;
      const frame = one.getBoundingClientRect();
      boxes = boxes
        .map((box) => {
          const left = Math.max(box.left, frame.left);
          const top = Math.max(box.top, frame.top);
          const [right, bottom] = [Math.min(box.right, frame.right), Math.min(box.bottom, frame.bottom)];
          return new DOMRect(left, top, right - left, bottom - top);
        })
        // A box of less than nothing would be turned round, and the next frame would let it through.
        .filter((box) => box.width > 1 && box.height > 1);
    }
    return boxes.filter((box) => box.width > 1 && box.height > 1);
  };
  const controls = shown
    .filter((one) => one.matches(interactive))
    .map((element) => ({ element, layer: layerOf(element), boxes: visibleBoxes(element) }))
    .filter((one) => one.boxes.length > 0);
  const belongs = (one: Element, other: Element): boolean =>
    one.contains(other) ||
    one.getAttribute('aria-controls') === other.id ||
    one.closest('label')?.contains(other) === true;

  for (const [index, one] of controls.entries()) {
    for (const other of controls.slice(index + 1)) {
      if (one.layer !== other.layer || belongs(one.element, other.element) || belongs(other.element, one.element))
        continue;
      const isOver = one.boxes.some((a) =>
        other.boxes.some(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1,
        ),
      );
      if (isOver) faults.push({ rule: 'overlap', what: `${name(one.element)} and ${name(other.element)}` });
    }
  }

  const smallest = 24;
  const targets = controls.map(({ element, layer }) => {
    const label = element instanceof HTMLInputElement ? element.closest('label') : null;
    return { element, layer, box: (label ?? element).getBoundingClientRect() };
  });
  const isSmall = (box: DOMRect) => box.width < smallest - 0.5 || box.height < smallest - 0.5;
  for (const target of targets.filter(({ box }) => isSmall(box))) {
    const { element, box, layer } = target;
    const around = element.parentElement;
    const isInText =
      getComputedStyle(element).display.startsWith('inline') &&
      [...(around?.childNodes ?? [])].some((node) => node !== element && (node.textContent ?? '').trim() !== '');
    if (isInText) continue;
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const crowding = targets.find((other) => {
      if (
        other === target ||
        other.layer !== layer ||
        belongs(other.element, element) ||
        belongs(element, other.element)
      )
        return false;
      const b = other.box;
      const dx = Math.max(b.left - x, 0, x - b.right);
      const dy = Math.max(b.top - y, 0, y - b.bottom);
      const toCentre = Math.hypot(b.left + b.width / 2 - x, b.top + b.height / 2 - y);
      return Math.hypot(dx, dy) < smallest / 2 || (isSmall(b) && toCentre < smallest);
    });
    if (crowding === undefined) continue;
    const size = `${Math.round(box.width)}×${Math.round(box.height)}`;
    faults.push({ rule: 'target', what: `${name(element)} ${size}, next to ${name(crowding.element)}` });
  }
  return faults;
}
