/**
 * The block in the editor: the element as visitors see it, inert, and its attributes in the sidebar.
 */
((wp) => {
  const { registerBlockType } = wp.blocks;
  const { InnerBlocks, InspectorControls, useBlockProps, useInnerBlocksProps } = wp.blockEditor;
  const { Notice, PanelBody, SelectControl, TextControl, ToggleControl } = wp.components;
  const { useSelect } = wp.data;
  const { createElement: el, Fragment, useCallback, useEffect, useState } = wp.element;
  const { __, sprintf } = wp.i18n;

  const site = window.eventPortalEditor;
  const TYPING_MS = 500;
  /** The attributes of every element, which most pages do not need. */
  const RARE = ['host', 'locale', 'history', 'hash-key', 'heading-level'];

  /** Loads the script of the elements into a document, once: the editor may show its content in a frame. */
  function loadScript(page) {
    if (page.querySelector('script[data-base]')) return;
    const script = page.createElement('script');
    script.type = 'module';
    for (const [name, value] of Object.entries(site.script)) script.setAttribute(name, value);
    page.head.append(script);
  }

  /** Returns a value once nobody has changed it for a moment, so that the preview does not ask at every key. */
  function useSettled(value) {
    const [settled, setSettled] = useState(value);
    useEffect(() => {
      const timer = setTimeout(() => setSettled(value), TYPING_MS);
      return () => clearTimeout(timer);
    }, [value]);
    return settled;
  }

  /** Returns what a block may set: React would also take HTML and handlers, and a block may come from anybody. */
  function allowedOnly(tag, attributes) {
    const kinds = site.elements[tag].attributes;
    return Object.fromEntries(
      Object.entries(attributes).filter(
        ([name, value]) =>
          Object.hasOwn(kinds, name) && typeof value === 'string' && (name !== 'host' || site.hosts.includes(value)),
      ),
    );
  }

  function Preview({ tag, attributes }) {
    const html = { host: site.hosts[0], locale: site.locale, ...allowedOnly(tag, attributes) };
    if (site.settings) html.settings = site.settings;
    const text = useSettled(JSON.stringify([tag, html]));
    const [name, values] = JSON.parse(text);
    const load = useCallback((node) => {
      if (!node) return;
      // Clicks go to the block.
      node.inert = true;
      loadScript(node.ownerDocument);
    }, []);
    return el('div', { ref: load, className: 'event-portal-preview' }, el(name, { ...values, key: text }));
  }

  function AttributeControl({ name, kind, value, onChange }) {
    const help = kind.help[site.help] ?? kind.help.en;
    const common = { label: name, help, __nextHasNoMarginBottom: true };
    if (name === 'host' || kind.choices) {
      const choices = name === 'host' ? site.hosts : kind.choices;
      return el(SelectControl, {
        ...common,
        value,
        options: [
          { value: '', label: __('Default', 'event-portal') },
          ...choices.map((choice) => ({ value: choice, label: choice })),
        ],
        onChange,
      });
    }
    if (kind.type === 'boolean') {
      return el(ToggleControl, {
        ...common,
        checked: value === 'true',
        onChange: (checked) => onChange(checked ? 'true' : ''),
      });
    }
    const type = { integer: 'number', day: 'date' }[kind.type] ?? 'text';
    return el(TextControl, { ...common, type, min: kind.min, max: kind.max, value, onChange });
  }

  function Edit({ attributes: block, setAttributes, isSelected, clientId }) {
    const { element: tag, attributes } = block;
    const element = Object.hasOwn(site.elements, tag) ? site.elements[tag] : undefined;
    const kinds = element?.attributes ?? {};
    const isInside = useSelect(
      (select) => select('core/block-editor').hasSelectedInnerBlock(clientId, true),
      [clientId],
    );
    const blockProps = useBlockProps();
    const fallback = useInnerBlocksProps(
      { className: 'event-portal-fallback' },
      { renderAppender: InnerBlocks.ButtonBlockAppender },
    );

    function change(name, value) {
      const { [name]: _, ...others } = attributes;
      setAttributes({ attributes: value === '' ? others : { ...others, [name]: value } });
    }
    const controls = (names) =>
      names.map((name) =>
        el(AttributeControl, {
          key: `${tag} ${name}`,
          name,
          kind: kinds[name],
          value: attributes[name] ?? '',
          onChange: (value) => change(name, value),
        }),
      );
    /** Keeps the attributes that the other element has, too. */
    function changeElement(next) {
      const kept = Object.entries(attributes).filter(([name]) => name in site.elements[next].attributes);
      setAttributes({ element: next, attributes: Object.fromEntries(kept) });
    }

    const own = Object.keys(kinds).filter((name) => !RARE.includes(name));
    const panels = el(
      InspectorControls,
      null,
      el(
        PanelBody,
        { title: __('Element', 'event-portal') },
        el(SelectControl, {
          label: __('Element', 'event-portal'),
          help: element?.help[site.help] ?? element?.help.en,
          value: tag,
          options: Object.keys(site.elements).map((name) => ({ value: name, label: name })),
          onChange: changeElement,
          __nextHasNoMarginBottom: true,
        }),
        controls(own),
      ),
      el(
        PanelBody,
        { title: __('More', 'event-portal'), initialOpen: false },
        controls(RARE.filter((name) => name in kinds)),
      ),
    );
    return el(
      Fragment,
      null,
      panels,
      el(
        'div',
        blockProps,
        site.hosts.length === 0 ? el(NoHost) : null,
        site.hosts.length > 0 && element ? el(Preview, { tag, attributes }) : null,
        element
          ? null
          : el(
              Notice,
              { status: 'warning', isDismissible: false },
              /* translators: %s: what was written. */
              sprintf(__('There is no element “%s”. Choose one in the sidebar.', 'event-portal'), tag),
            ),
        isSelected || isInside
          ? el(
              Fragment,
              null,
              el(
                'p',
                { className: 'event-portal-fallback-title' },
                __('Content for readers without JavaScript and for search engines:', 'event-portal'),
              ),
              el('div', fallback),
            )
          : null,
      ),
    );
  }

  function NoHost() {
    return el(
      Notice,
      { status: 'warning', isDismissible: false },
      __('No event-management system is entered yet.', 'event-portal'),
      ' ',
      site.settingsUrl
        ? el('a', { href: site.settingsUrl }, __('Open the settings', 'event-portal'))
        : __('An administrator does so under Settings > Event portal.', 'event-portal'),
    );
  }

  registerBlockType('event-portal/element', { edit: Edit, save: () => el(InnerBlocks.Content) });
})(window.wp);
