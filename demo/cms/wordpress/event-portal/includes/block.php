<?php
/**
 * The block and the shortcode.
 *
 * @package EventPortal
 */

namespace EventPortal;

defined( 'ABSPATH' ) || exit;

const EDITOR_SCRIPT = 'event-portal-editor';

add_action(
	'init',
	function () {
		load_plugin_textdomain( 'event-portal', false, dirname( plugin_basename( PLUGIN_FILE ) ) . '/languages' );
		wp_register_script(
			EDITOR_SCRIPT,
			plugins_url( 'block/editor.js', PLUGIN_FILE ),
			array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-data', 'wp-element', 'wp-i18n' ),
			bundle()['version'],
			true
		);
		wp_set_script_translations( EDITOR_SCRIPT, 'event-portal', plugin_dir_path( PLUGIN_FILE ) . 'languages' );
		register_block_type( plugin_dir_path( PLUGIN_FILE ) . 'block', array( 'render_callback' => __NAMESPACE__ . '\render_block' ) );
		add_shortcode( 'event-portal', __NAMESPACE__ . '\render_shortcode' );
	}
);

add_action(
	'enqueue_block_editor_assets',
	function () {
		$data = array(
			'elements'    => elements(),
			'hosts'       => settings()['hosts'],
			'locale'      => locale(),
			'help'        => substr( get_user_locale(), 0, 2 ),
			'settings'    => settings()['settings'],
			'settingsUrl' => current_user_can( 'manage_options' ) ? settings_url() : '',
			'script'      => array_merge( array( 'data-base' => base() ), file_attributes( 'src', ENTRY ) ),
		);
		wp_add_inline_script( EDITOR_SCRIPT, 'window.eventPortalEditor = ' . wp_json_encode( $data, JSON_HEX_TAG ) . ';', 'before' );
	}
);

/**
 * Returns the HTML of a block.
 *
 * @param array  $block   Its attributes: `element` and `attributes`.
 * @param string $content The HTML of its inner blocks.
 */
function render_block( array $block, string $content ): string {
	$tag   = is_string( $block['element'] ?? null ) ? $block['element'] : '';
	$given = is_array( $block['attributes'] ?? null ) ? $block['attributes'] : array();
	$html  = render( $tag, $given, $content );
	return '' === $html ? '' : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $html );
}

/**
 * Returns the HTML of a shortcode, as in [event-portal element="event-list" rubric="3"]Fallback[/event-portal].
 *
 * @param array|string $given   Its attributes; one without a value has a number as its name.
 * @param string|null  $content The enclosed content.
 */
function render_shortcode( $given, $content = '' ): string {
	$attributes = array();
	foreach ( is_array( $given ) ? $given : array() as $name => $value ) {
		if ( is_int( $name ) ) {
			$attributes[ strtolower( $value ) ] = 'true';
		} else {
			$attributes[ $name ] = $value;
		}
	}
	$tag = $attributes['element'] ?? 'event-portal';
	unset( $attributes['element'] );
	return render( $tag, $attributes, do_shortcode( (string) $content ) );
}
